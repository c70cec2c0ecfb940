import type { Instant } from '../base/instant.ts'
import { fold, type FoldedCharacter } from './filter-fold.ts'

export const chatWordActions = ['mask', 'refuse', 'allow'] as const
export type ChatWordAction = (typeof chatWordActions)[number]

/** A line of the word list: in force from a date, and up to another where one is set. */
export interface ChatWord {
  readonly word: string
  readonly action: ChatWordAction
  readonly from: Instant
  readonly until: Instant | null
}

interface Node {
  readonly next: Map<string, Node>
  action: ChatWordAction | undefined
}

/** The words in force at one moment, as a tree of their characters. */
export interface ChatWords {
  readonly root: Node
}

export interface WordMatch {
  readonly start: number
  readonly end: number
  readonly characters: number
  readonly action: ChatWordAction
}

const letterOrDigit = /[\p{L}\p{N}]/u
const latin = /[a-z0-9]/
const latinKinds = [/[a-z]/, /[0-9]/]
/** A banned word is not matched across these marks: 说法，轮到他 does not contain 法轮. */
const sentenceMark = /[,!?;:，。！？；：、…~～]/u

/** Compared without separators, so a word is stored without them. */
const keyOf = (word: string): string[] =>
  fold(word)
    .map(({ plain }) => plain)
    .filter((plain) => letterOrDigit.test(plain))

export const compileChatWords = (words: readonly ChatWord[], now: Instant): ChatWords => {
  const root: Node = { next: new Map(), action: undefined }
  for (const { word, action, from, until } of words) {
    if (from > now || (until !== null && until <= now)) continue
    const key = keyOf(word)
    if (key.length === 0) continue
    let node = root
    for (const character of key) {
      const next = node.next.get(character) ?? { next: new Map(), action: undefined }
      node.next.set(character, next)
      node = next
    }
    node.action = action
  }
  return { root }
}

/** Latin words are compared whole: "ass" is not in "class". Letters end where digits begin. */
const isBoundary = (inside: FoldedCharacter | undefined, outside: FoldedCharacter | undefined) =>
  !latinKinds.some((kind) => kind.test(inside?.plain ?? '') && kind.test(outside?.plain ?? ''))

/** The longest word that begins here. Separators inside it are passed over; in Latin, between letters only. */
const longestAt = (
  words: ChatWords,
  folded: readonly FoldedCharacter[],
  first: number,
): { last: number; characters: number; action: ChatWordAction } | undefined => {
  let node: Node | undefined = words.root
  let found: { last: number; characters: number; action: ChatWordAction } | undefined
  let characters = 0
  let previous = -1
  let [gaps, joins] = [0, 0]
  for (let at = first; at < folded.length; at += 1) {
    const plain = folded[at]?.plain ?? ''
    if (!letterOrDigit.test(plain)) {
      if (sentenceMark.test(plain)) break
      continue
    }
    node = node.next.get(plain)
    if (node === undefined) break
    if (previous >= 0 && latin.test(plain) && latin.test(folded[previous]?.plain ?? '')) {
      if (at - previous > 1) gaps += 1
      else joins += 1
    }
    // "f u c k" is one word; "as sure" is two, and no word is made of parts of both.
    if (gaps > 0 && joins > 0) break
    characters += 1
    previous = at
    if (node.action === undefined) continue
    if (isBoundary(folded[first], folded[first - 1]) && isBoundary(folded[at], folded[at + 1])) {
      found = { last: at, characters, action: node.action }
    }
  }
  return found
}

/** Words from the left, each the longest at its place. A word inside an allowed one is not found. */
export const matchWords = (
  words: ChatWords,
  folded: readonly FoldedCharacter[],
): readonly WordMatch[] => {
  const found: WordMatch[] = []
  const allowed: { start: number; end: number }[] = []
  for (let at = 0; at < folded.length; at += 1) {
    if (!letterOrDigit.test(folded[at]?.plain ?? '')) continue
    const match = longestAt(words, folded, at)
    const [start, end] = [folded[at]?.start, folded[match?.last ?? 0]?.end]
    if (match === undefined || start === undefined || end === undefined) continue
    if (match.action === 'allow') allowed.push({ start, end })
    else found.push({ start, end, characters: match.characters, action: match.action })
  }
  const outside = found.filter(
    ({ start, end }) => !allowed.some((whole) => whole.start <= start && end <= whole.end),
  )
  let reached = 0
  return outside.filter(({ start, end }) => {
    if (start < reached) return false
    reached = end
    return true
  })
}

/** The text with a star for each character of the words found. */
export const maskWords = (text: string, matches: readonly WordMatch[]): string => {
  let masked = ''
  let reached = 0
  for (const { start, end, characters } of matches) {
    masked += text.slice(reached, start) + '*'.repeat(characters)
    reached = end
  }
  return masked + text.slice(reached)
}
