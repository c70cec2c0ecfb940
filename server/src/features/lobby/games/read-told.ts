import type { OutputOf } from '@xinghe/contract/call.ts'
import {
  poolCodes,
  winnersMost,
  type bonusPools,
  type winners,
} from '@xinghe/contract/lobby-games.ts'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import { isTold, maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import type { Platform } from '../../../platform/parts.ts'
import { winnerTermsOf } from '../../../platform/settings/winner-terms.ts'
import { makeSimulatedWins } from './simulated-wins.ts'
import * as store from './store-told.ts'

export const readBonusPools = async ({
  sql,
}: Pick<Platform, 'sql'>): Promise<OutputOf<typeof bonusPools>> => {
  const rows = await store.readPools(sql)
  return poolCodes.flatMap((code) => {
    const row = rows.find((one) => one.code === code)
    return row === undefined ? [] : [{ code, amount: row.amount }]
  })
}

const simulatedWins = makeSimulatedWins()

/** The demo also tells of its simulated players; a live site of members only. */
export const readWinners = async ({
  sql,
  config,
  clock,
  settings,
}: Pick<Platform, 'sql' | 'config' | 'clock' | 'settings'>): Promise<OutputOf<typeof winners>> => {
  const terms = winnerTermsOf(settings)
  const now = clock.now()
  const withSimulated = config.mode === 'demo'
  const since = later(now, -terms.hours * hourMs)
  const filter = { leastNet: terms.leastNet, since, withSimulated }
  const members = await store.readWins(sql, filter, winnersMost)
  const wins = withSimulated ? [...members, ...simulatedWins(now)] : members
  const list = wins
    .filter((win) => isTold(win, terms, now))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, winnersMost)
    .map(({ game, name, simulated, ...win }) => ({
      ...win,
      gameCode: game,
      player: maskPlayer(name),
      simulated: simulated ? (1 as const) : (0 as const),
    }))
  return { ...terms, list }
}
