/** Everything but line breaks that steers a terminal or turns the text around it. */
const steering = /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_C}]/gu

/** Text for the operator's terminal. Members wrote parts of it: their control characters are spelled out. */
export const printable = (text: string): string =>
  text.replace(steering, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Words of a person in the middle of a listing: no line of theirs begins like one of the listing. */
export const indented = (words: string): string => words.replaceAll('\n', '\n    ')
