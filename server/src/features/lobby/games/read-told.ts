import type { OutputOf } from '@xinghe/contract/call.ts'
import {
  poolCodes,
  winnersMost,
  type bonusPools,
  type winners,
} from '@xinghe/contract/lobby-games.ts'
import { isTold, maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import type { Platform } from '../../../platform/parts.ts'
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
}: Pick<Platform, 'sql' | 'config' | 'clock'>): Promise<OutputOf<typeof winners>> => {
  const isDemo = config.mode === 'demo'
  const members = await store.readWins(sql, isDemo, winnersMost)
  const wins = isDemo ? [...members, ...simulatedWins(clock.now())] : members
  return wins
    .filter(({ stake, payout }) => isTold(stake, payout))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, winnersMost)
    .map(({ game, name, simulated, ...win }) => ({
      ...win,
      gameCode: game,
      player: maskPlayer(name),
      simulated: simulated ? 1 : 0,
    }))
}
