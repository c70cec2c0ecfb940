import { letters } from 'virtual:simplified-letters'

const simplifiedOf = new Map(
  Array.from(letters.traditional, (letter, at) => [letter, letters.simplified[at] ?? letter]),
)

/** Small letters and Simplified ones, each in its place, so that positions stay those of the text. */
export const toSimplified = (text: string): string =>
  Array.from(text, (letter) => {
    const small = letter.toLowerCase()
    return simplifiedOf.get(letter) ?? (small.length === letter.length ? small : letter)
  }).join('')
