import { Converter } from 'opencc-js'
import { withSiteWords } from '@xinghe/rules/site/traditional-words.ts'

const convert = Converter({ from: 'cn', to: 'twp' })

/** Traditional text of what an operator wrote in Simplified. */
export const traditional = (simplified: string): string => withSiteWords(convert(simplified))
