// Original file: tradecounter/catalog/v1/catalog.proto


export interface ThemeColours {
  'primary_color'?: (string);
  'secondary_color'?: (string);
  'header_text_color'?: (string);
  'overlay_color'?: (string);
  'overlay_opacity'?: (number);
  '_primary_color'?: "primary_color";
  '_secondary_color'?: "secondary_color";
  '_header_text_color'?: "header_text_color";
  '_overlay_color'?: "overlay_color";
  '_overlay_opacity'?: "overlay_opacity";
}

export interface ThemeColours__Output {
  'primary_color'?: (string);
  'secondary_color'?: (string);
  'header_text_color'?: (string);
  'overlay_color'?: (string);
  'overlay_opacity'?: (number);
}
