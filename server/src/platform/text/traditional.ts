import { Converter } from 'opencc-js'
import { traditionalWith } from '@xinghe/rules/site/traditional-words.ts'

/** Converts Simplified text to Traditional. */
export const traditional = traditionalWith(Converter({ from: 'cn', to: 'twp' }))
