/** Line breaks are the only control characters of a text of several lines; half a character is none. */
export const isPlainLines = (text: string): boolean => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(text)

/** Without blanks around it, and without the invisible characters that turn the text around them. */
export const plainLines = (text: string): string => text.replace(/\p{Bidi_C}/gu, '').trim()

/** A text of an outside party as one line, without the characters that steer a terminal or turn the text around them. */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_C}/gu, '')
    .trim()
