/** Line breaks are the only control characters of a text of several lines; half a character is none. */
export const isPlainLines = (text: string): boolean => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(text)

/** Without blanks around it, and without the invisible characters that turn the text around them. */
export const plainLines = (text: string): string => text.replace(/\p{Bidi_C}/gu, '').trim()
