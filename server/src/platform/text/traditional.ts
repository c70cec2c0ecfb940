import { Converter } from 'opencc-js'
import { traditionalWith } from '@xinghe/rules/site/traditional-words.ts'

/** Traditional text of what an operator wrote in Simplified. */
export const traditional = traditionalWith(Converter({ from: 'cn', to: 'twp' }))
