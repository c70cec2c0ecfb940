import { LRUCache } from 'lru-cache'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { traditional } from './traditional.ts'

/**
 * The same names and texts are converted for every page, and a conversion is slow. Bounded by characters
 * too, because an operator's text may be a page long.
 */
const cache = new LRUCache<string, string>({
  max: 20_000,
  maxSize: 4_000_000,
  sizeCalculation: (text, simplified) => 1 + text.length + simplified.length,
})

const cachedTraditional = (simplified: string): string => {
  const cached = cache.get(simplified)
  if (cached !== undefined) return cached
  const text = traditional(simplified)
  cache.set(simplified, text)
  return text
}

/** A text of ours or of an operator, written in Simplified Chinese, in the script of the reader's language. */
export const inScript = (language: Language | undefined, simplified: string): string =>
  language === 'zh-TW' ? cachedTraditional(simplified) : simplified
