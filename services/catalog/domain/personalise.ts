/** What a line's personalisation fills, or what is wrong with it (SPEC "Personalisation rules", DECISIONS W10, O13). */
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import { textFault } from './personalisation-text.ts'

export interface Zone {
  id: string
  label: string
  placement: string | null
  required: boolean
  min_characters: number
  max_characters: number
}

export interface ZoneText {
  zone_id: string
  text: string
}

export interface Filled {
  zone: Zone
  /** In NFC. */
  text: string
}

/** `path` is the line's personalisation, such as items.0.personalisation. No entries at all is an unpersonalised line: every zone stays empty. */
export function personalise(zones: Zone[], entries: ZoneText[], path: string): { filled: Filled[]; errors: FieldErrors } {
  const filled: Filled[] = []
  const errors: FieldErrors = {}
  if (entries.length === 0) return { filled, errors }
  const given = new Set<string>()
  entries.forEach((entry, index) => {
    const zone = zones.find((each) => each.id === entry.zone_id.toLowerCase())
    if (!zone) errors[`${path}.${index}.zone_id`] = [messages.zone]
    else if (given.has(zone.id)) errors[`${path}.${index}.zone_id`] = [messages.zoneTwice]
    else {
      given.add(zone.id)
      const text = entry.text.normalize('NFC')
      const fault = text === '' ? emptyFault(zone) : textFault(text, zone)
      if (fault) errors[`${path}.${index}.text`] = [fault]
      else if (text !== '') filled.push({ zone, text })
    }
  })
  const missing = zones.filter((zone) => zone.required && !given.has(zone.id))
  if (missing.length > 0) errors[path] = missing.map((zone) => messages.zoneRequired(zone.label))
  return { filled, errors }
}

const emptyFault = (zone: Zone): string | undefined => (zone.required ? messages.required : undefined)
