/** What is printed (SPEC "Personalisation rules" 4). */

export interface Placement {
  placement: string
  /** Something besides personalisation zones prints there. */
  has_static_artwork: boolean
}

/** `filled` are the placements of the zones that carry a text; a placement of nothing but empty zones is not printed. */
export const printedPlacements = (placements: Placement[], filled: Set<string | null>): number =>
  placements.filter((each) => each.has_static_artwork || filled.has(each.placement)).length
