import { no, ok, type Result } from '../base/result.ts'

export const chatGraphemesMost = 200
/** A grapheme may be of any length: code units are bounded too. */
const codeUnitsMost = 1_000
/** Marks that one letter may carry; more are drawn over the neighbouring lines. */
const marksMost = 4

const lineBreaks = /[\r\n\u0085\u2028\u2029\t\v\f]+/g
/** Bidi controls turn the line around them; zero-width characters only hide words from a filter. */
const unseen = /\p{Cc}|\u034f|\u115f|\u1160|\u3164|\uffa0|(?!\u200d)\p{Cf}/gu
/** The joiner stays where it joins two emoji, and goes everywhere else. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const manyMarks = new RegExp(`(\\p{M}{${marksMost}})\\p{M}+`, 'gu')

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** The number of characters as a reader counts them; counting stops above the limit. */
export const graphemesOf = (text: string): number => {
  let count = 0
  for (const _ of graphemes.segment(text)) {
    count += 1
    if (count > chatGraphemesMost) break
  }
  return count
}

/** One line, without invisible characters and blanks at its ends. What remains is text, also where it is HTML. */
export const cleanChatText = (text: string): string =>
  text
    .toWellFormed()
    .replace(lineBreaks, ' ')
    .replace(unseen, '')
    .replace(strayJoiner, '')
    .replace(manyMarks, '$1')
    .trim()

export const checkChatText = (text: string): Result<string, 'chat-empty' | 'chat-too-long'> => {
  const clean = cleanChatText(text)
  if (clean === '') return no('chat-empty')
  if (clean.length > codeUnitsMost) return no('chat-too-long')
  return graphemesOf(clean) > chatGraphemesMost ? no('chat-too-long') : ok(clean)
}
