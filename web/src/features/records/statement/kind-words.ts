import { codeText } from './messages.ts'

/** Untranslated; an unknown code is shown as it is. */
export const kindWords = (code: string): string =>
  Object.hasOwn(codeText, code) ? (codeText[code] ?? code) : code
