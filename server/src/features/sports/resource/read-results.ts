import { Refused } from '@xinghe/contract/refusal.ts'
import { dayPeriod } from '@xinghe/rules/records/day-period.ts'
import { matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import type { Method } from '../parts/method.ts'
import { endedMatch } from './ended-match.ts'
import { readEndedMatches } from './store-result.ts'

export const readResults: Method<'results'> = async ({ platform }, input, { language }) => {
  const { gameType, date } = input
  const period = dayPeriod({ from: date, to: date })
  if (period === null) throw new Refused('resource-parameter')
  const gameTypes = matchGameTypes.filter((one) => gameType === 'ALL' || one === gameType)
  const rows = await readEndedMatches(platform.sql, gameTypes, period)
  return rows.map((row) => endedMatch(row, language))
}
