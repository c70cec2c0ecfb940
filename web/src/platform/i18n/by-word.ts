import type { TextParams } from './fill-in.ts'

/** For a text that is put together: each word between blanks is in the dictionary, the whole is not. */
export const byWord = (text: string, t: (text: string, params?: TextParams) => string): string =>
  text
    .split(' ')
    .map((word) => t(word))
    .join(' ')
