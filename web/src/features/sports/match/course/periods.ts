import type { Text } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import {
  halfNames,
  halfShortNames,
  partNames,
  periodText as words,
} from '../../words/match-messages.ts'

type Played = Pick<MatchHead, 'discipline'>

const inHalves = new Set(['football', 'virtual-football', 'rugby', 'handball'])
const inQuarters = new Set(['basketball', 'american-football'])
const quarters = 4

/** `下半场`, `第3节`, `第2盘`. */
export const periodName = ({ discipline }: Played, number: number, t: Text): string => {
  if (inHalves.has(discipline)) return t(halfNames[number] ?? words.extra)
  if (inQuarters.has(discipline))
    return number > quarters ? t(words.extra) : t(words.quarter, { number })
  return t(partNames[discipline] ?? words.part, { number })
}

/** Over a column of scores: a half by its name, all else by its number. */
export const periodHeading = ({ discipline }: Played, number: number, t: Text): string =>
  inHalves.has(discipline) ? t(halfShortNames[number] ?? words.extra) : String(number)
