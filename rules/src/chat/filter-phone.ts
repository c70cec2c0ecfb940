import type { DigitGroup } from './filter-digits.ts'
import type { FoldedCharacter } from './filter-fold.ts'

const mobile = /^(?:0|(?:00)?86)?1[3-9]\d{9}$/
const longestMobile = 15
/** Separators that people write inside a number. Words end it. */
const gapMost = 3
const letterOrDigit = /[\p{L}\p{N}]/u

const between = (folded: readonly FoldedCharacter[], left: DigitGroup, right: DigitGroup) =>
  folded
    .slice(left.last + 1, right.first)
    .map(({ plain }) => plain)
    .join('')

const price = /^(?:0|[1-9]\d{0,2})$/
const part = /^(?:0|[1-9]\d?|1[0-9]\d)$/

/**
 * Pairs of groups that are a price (1.95), a line (2/2.5), a score (2-1, 3:0, 三比一), a time (20:45) or a date
 * (11-17). A third group after the same mark makes it none of these.
 */
const pairMarks = /^\s*([.\-:：比/])\s*$/u

const signAfter = (
  folded: readonly FoldedCharacter[],
  groups: readonly DigitGroup[],
  at: number,
) => {
  const [left, right] = [groups[at], groups[at + 1]]
  return left && right ? pairMarks.exec(between(folded, left, right))?.[1] : undefined
}

const isPairAt = (
  folded: readonly FoldedCharacter[],
  groups: readonly DigitGroup[],
  at: number,
) => {
  const [left, right] = [groups[at], groups[at + 1]]
  const sign = signAfter(folded, groups, at)
  if (!left || !right || sign === undefined) return false
  return sign === '.'
    ? price.test(left.digits) && right.digits.length <= 3
    : part.test(left.digits) && (part.test(right.digits) || /^[0-5]\d$/.test(right.digits))
}

const isChained = (
  folded: readonly FoldedCharacter[],
  groups: readonly DigitGroup[],
  at: number,
) => {
  const sign = signAfter(folded, groups, at)
  return [at - 1, at + 1].some((place) => signAfter(folded, groups, place) === sign)
}

/** Numbers of a draw: different, at most 49, none written as 0. */
const isDraw = (digits: readonly string[]): boolean =>
  new Set(digits.map(Number)).size === digits.length &&
  digits.every((each) => each.length <= 2 && Number(each) >= 1 && Number(each) <= 49)

/** The groups that belong to prices and scores of ordinary talk. */
export const talkGroups = (
  folded: readonly FoldedCharacter[],
  groups: readonly DigitGroup[],
): ReadonlySet<DigitGroup> => {
  const talk = new Set<DigitGroup>()
  groups.forEach((left, at) => {
    const right = groups[at + 1]
    if (right && isPairAt(folded, groups, at) && !isChained(folded, groups, at)) {
      talk.add(left).add(right)
    }
  })
  return talk
}

const isJoined = (folded: readonly FoldedCharacter[], left: DigitGroup, right: DigitGroup) => {
  const gap = between(folded, left, right)
  return gap.length <= gapMost && !letterOrDigit.test(gap)
}

/** A mobile number of mainland China, whole or in groups; not made of scores, prices or drawn numbers. */
export const hasPhone = (
  folded: readonly FoldedCharacter[],
  groups: readonly DigitGroup[],
): boolean => {
  const talk = talkGroups(folded, groups)
  return groups.some((_, first) => {
    let joined = ''
    const parts: string[] = []
    for (let at = first; at < groups.length; at += 1) {
      const [group, previous] = [groups[at], groups[at - 1]]
      if (group === undefined || talk.has(group)) return false
      if (at > first && (!previous || !isJoined(folded, previous, group))) return false
      joined += group.digits
      parts.push(group.digits)
      if (joined.length > longestMobile) return false
      if (mobile.test(joined) && !isDraw(parts)) return true
    }
    return false
  })
}
