import { adjustingCodeNames } from '@xinghe/rules/records/texts.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { inScript } from '../../platform/text/in-script.ts'

/** The name of a ledger code that is listed as a channel of its own. */
export const codeName = (code: string, language: Language): string =>
  inScript(language, adjustingCodeNames[code] ?? code)
