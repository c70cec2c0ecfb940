import type { Language } from '@xinghe/rules/site/switches.ts'
import { traditional } from './traditional.ts'

/** Names of teams and leagues come again and again; converting one takes longer than finding it. */
const cacheLimit = 20_000
const known = new Map<string, string>()

const remembered = (simplified: string): string => {
  const before = known.get(simplified)
  if (before !== undefined) return before
  if (known.size >= cacheLimit) known.clear()
  const text = traditional(simplified)
  known.set(simplified, text)
  return text
}

/** A text of ours, written in Simplified, for a reader of this language. */
export const inScript = (language: Language, simplified: string): string =>
  language === 'zh-TW' ? remembered(simplified) : simplified
