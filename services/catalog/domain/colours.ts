/** SPEC "ThemeColours". */

export interface Colours {
  primary_color?: string | null
  secondary_color?: string | null
  header_text_color?: string | null
  overlay_color?: string | null
  overlay_opacity?: number | null
}

/** A shop's colours: its theme's, with those that the shop overrides laid over. */
export const resolveColours = (theme: Colours, overrides: Colours): Colours => ({
  primary_color: overrides.primary_color ?? theme.primary_color,
  secondary_color: overrides.secondary_color ?? theme.secondary_color,
  header_text_color: overrides.header_text_color ?? theme.header_text_color,
  overlay_color: overrides.overlay_color ?? theme.overlay_color,
  overlay_opacity: overrides.overlay_opacity ?? theme.overlay_opacity,
})
