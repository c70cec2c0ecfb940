import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import { toSimplified } from './to-simplified.ts'

/** A section of a help page in the reader's script. */
export interface HelpSection {
  readonly slug: HelpSlug
  readonly page: string
  readonly id: string
  readonly heading: string
  readonly lines: readonly string[]
}

export interface Span {
  readonly text: string
  readonly hit: boolean
}

export interface Found {
  readonly section: HelpSection
  readonly heading: readonly Span[]
  readonly excerpt: readonly Span[]
}

/** Words that members use for words of the texts. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  提现: ['取款'],
  提款: ['取款'],
  出金: ['取款'],
  充值: ['存款'],
  储值: ['存款'],
  入金: ['存款'],
  打码: ['流水'],
  打码量: ['流水'],
  泰达币: ['usdt'],
  客服: ['在线客服'],
  走地: ['滚球'],
  过关: ['串关'],
}

const mostFound = 20
const excerptLength = 72
const leadLength = 16
const questionWords =
  /请问|怎么样|怎么办|怎么|怎样|如何|为什么|是什么|什么|可以|能不能|吗|呢|了|的|我/g

const termsOf = (query: string): string[] =>
  toSimplified(query)
    .split(/[\s,.;:?!，。；：？！、“”「」（）()]+/u)
    .filter((term) => term !== '')

const wordsFor = (term: string): readonly string[] => [term, ...(otherWords[term] ?? [])]

const pairsOf = (term: string): string[] =>
  Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => term.slice(at, at + 2))

/** Marks every place where one of the words stands. */
export const markHits = (text: string, words: readonly string[]): Span[] => {
  const plain = toSimplified(text)
  const spans: Span[] = []
  let from = 0
  while (from < text.length) {
    const next = words
      .map((word) => ({ word, at: plain.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
    if (next === undefined) break
    if (next.at > from) spans.push({ text: text.slice(from, next.at), hit: false })
    const end = next.at + next.word.length
    spans.push({ text: text.slice(next.at, end), hit: true })
    from = end
  }
  if (from < text.length) spans.push({ text: text.slice(from), hit: false })
  return spans
}

const firstHit = (text: string, words: readonly string[]): number => {
  const plain = toSimplified(text)
  const places = words.map((word) => plain.indexOf(word)).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** The part of the lines around the first hit; without one, their beginning. */
const excerptOf = (lines: readonly string[], words: readonly string[]): Span[] => {
  const line = lines.find((text) => firstHit(text, words) >= 0) ?? lines[0] ?? ''
  const start = Math.max(0, firstHit(line, words) - leadLength)
  const end = start + excerptLength
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
  return markHits(cut, words)
}

const weight = { page: 40, heading: 20, line: 1 } as const

const scoreOf = (section: HelpSection, words: readonly string[]): number => {
  const has = (text: string): boolean => firstHit(text, words) >= 0
  return (
    (has(section.page) ? weight.page : 0) +
    (has(section.heading) ? weight.heading : 0) +
    section.lines.filter(has).length * weight.line
  )
}

const found = (section: HelpSection, words: readonly string[]): Found => ({
  section,
  heading: markHits(section.heading, words),
  excerpt: excerptOf(section.lines, words),
})

const best = (
  sections: readonly HelpSection[],
  score: (section: HelpSection) => number,
): HelpSection[] =>
  sections
    .map((section) => ({ section, score: score(section) }))
    .filter((entry) => entry.score > 0)
    // The sort is stable: equal scores stay in the order of the menu.
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .map(({ section }) => section)

/** Sections that hold every term, or another word for it. */
const byTerms = (sections: readonly HelpSection[], terms: readonly string[]): Found[] => {
  const groups = terms.map(wordsFor)
  const score = (section: HelpSection): number => {
    const scores = groups.map((words) => scoreOf(section, words))
    return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0)
  }
  const words = groups.flat()
  return best(sections, score).map((section) => found(section, words))
}

/** For a whole question: sections that hold most pairs of its letters. */
const byPairs = (sections: readonly HelpSection[], terms: readonly string[]): Found[] => {
  const kept = terms.map((term) => term.replaceAll(questionWords, ' ')).join(' ')
  const pairs = [...new Set(kept.split(' ').flatMap(pairsOf))]
  if (pairs.length === 0) return []
  const least = Math.ceil(pairs.length * 0.6)
  const score = (section: HelpSection): number => {
    const hits = pairs.filter((pair) => scoreOf(section, [pair]) > 0)
    return hits.length < least
      ? 0
      : hits.reduce((sum, pair) => sum + scoreOf(section, [pair]), hits.length * weight.page)
  }
  return best(sections, score).map((section) => found(section, pairs))
}

/** Query and texts may each be Simplified or Traditional. */
export const findInHelp = (sections: readonly HelpSection[], query: string): Found[] => {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const direct = byTerms(sections, terms)
  return direct.length > 0 ? direct : byPairs(sections, terms)
}
