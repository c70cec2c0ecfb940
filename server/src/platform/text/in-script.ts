import { LRUCache } from 'lru-cache'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { traditional } from './traditional.ts'

/** The same names of teams and leagues are converted for every page, and a conversion is slow. */
const cache = new LRUCache<string, string>({ max: 20_000 })

const cachedTraditional = (simplified: string): string => {
  const cached = cache.get(simplified)
  if (cached !== undefined) return cached
  const text = traditional(simplified)
  cache.set(simplified, text)
  return text
}

/** Our text, which is written in Simplified Chinese, in the script of the reader's language. */
export const inScript = (language: Language, simplified: string): string =>
  language === 'zh-TW' ? cachedTraditional(simplified) : simplified
