/** Which texts a personalisation zone takes (DECISIONS W10). */
import { messages } from '@tradecounter/kernel/messages'

export interface Limits {
  min_characters: number
  max_characters: number
}

/**
 * Control characters, line and paragraph separators, bidi embeddings, overrides and isolates, lone surrogates; and the replacement
 * character, which is all that is left of a lone surrogate after a hop.
 */
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFD]/u

/** Anything that leaves ink: not white space, joiners, selectors, fillers, annotation marks or the blank Braille pattern. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/u

const plain = /^[\x20-\x7e]*$/

/** A reader's character may be several code points (an emoji family is seven), but not any number of them. */
const codePointsPerCharacter = 8

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const characters = (text: string): number => (plain.test(text) ? text.length : [...segmenter.segment(text)].length)

/** What is wrong with a text that is not empty and in NFC, or undefined. */
export function textFault(text: string, { min_characters, max_characters }: Limits): string | undefined {
  if (forbidden.test(text) || !visible.test(text)) return messages.characters
  if ([...text].length > max_characters * codePointsPerCharacter) return messages.atMostCharacters(max_characters)
  const length = characters(text)
  if (length < min_characters) return messages.atLeastCharacters(min_characters)
  if (length > max_characters) return messages.atMostCharacters(max_characters)
  return undefined
}
