import { plainLetter } from './filter-look-alikes.ts'
import { simplifiedOf } from './filter-traditional.ts'

/** One character of a text as the filter compares it, with its place in the text. */
export interface FoldedCharacter {
  /** One character: small, without marks, Latin for look-alikes, Simplified for Traditional. */
  readonly plain: string
  /** The same with its case, for coin addresses. */
  readonly cased: string
  readonly start: number
  readonly end: number
}

/** Invisible: zero-width, bidi, joiners, fillers, tags, variation selectors and other format characters. */
const invisible = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u
const mark = /\p{M}/gu

/** Every step in one place: NFKC, no marks, Latin for look-alikes, Simplified for Traditional. */
const partsOf = (character: string): string => {
  if (invisible.test(character)) return ''
  const bare = character.normalize('NFKD').replace(mark, '').normalize('NFC')
  let parts = ''
  for (const part of bare) {
    const small = part.toLowerCase()
    const plain = plainLetter(small)
    parts += plain === small ? simplifiedOf(part) : part === small ? plain : plain.toUpperCase()
  }
  return parts
}

/** The text as the filter compares it. One character may become none (a joiner) or several (㏂). */
export const fold = (text: string): readonly FoldedCharacter[] => {
  const folded: FoldedCharacter[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    for (const cased of partsOf(character)) {
      const plain = cased.toLowerCase()
      folded.push({ plain: plain.length === cased.length ? plain : cased, cased, start, end })
    }
    start = end
  }
  return folded
}

/** The folded characters as one text with the same places: a character of two code units is a placeholder. */
export const foldedText = (folded: readonly FoldedCharacter[]): string =>
  folded.map(({ plain }) => (plain.length === 1 ? plain : '\ufffd')).join('')
