import { Converter } from 'opencc-js'
import { traditionalWith } from '@xinghe/rules/site/traditional-words.ts'

export const toTraditional = traditionalWith(Converter({ from: 'cn', to: 'twp' }))

/** Every string inside a value, however deep. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Only strings that differ: the others are shown as they are. */
export const dictionaryOf = (words: readonly string[]): Record<string, string> => {
  const pairs = words.map((word) => [word, toTraditional(word)] as const)
  return Object.fromEntries(pairs.filter(([word, traditional]) => word !== traditional))
}
