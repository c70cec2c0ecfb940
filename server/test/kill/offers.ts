import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { wantedPick } from '@xinghe/contract/sports-pick.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { Player } from './intention.ts'
import { ask, type Line } from './speak.ts'

/** A price as a slip sends it. */
export interface Pick {
  readonly matchId: string
  readonly sent: object
}

/** No match of these can kick off before the next start of the site is over. */
const earlyMs = 4 * minuteMs

export const inBook = ({ uid }: Player, method: string, request: object): object => ({
  method,
  enName: sportsEnName,
  Request: { timestamp: Date.now(), token: uid, langx: 'zh-cn', ...request },
})

/** Every side of a market that is on offer. */
const picksOf = (
  { id: matchId, markets, inPlay, score, redCards }: Match,
  wanted: string,
): Pick[] =>
  markets
    .filter(({ play, state }) => play === wanted && state === 'open')
    .flatMap(({ id: marketId, play, line, goalNumber, sides, prices }) =>
      sides.flatMap((side, at) => {
        const hk = prices[at] ?? 0
        const live = inPlay && score && redCards ? { score, redCards } : null
        const pick = { matchId, marketId, play, side, line, goalNumber, live }
        return isHkPrice(hk) ? [{ matchId, sent: z.encode(wantedPick, { ...pick, hk }) }] : []
      }),
    )

/** Null when the site does not answer. */
const board = async (
  line: Line,
  player: Player,
  showType: 'FT' | 'RB',
): Promise<Match[] | null> => {
  const input = inBook(player, 'board', { gameType: 'VF', showType })
  const answer = await ask(line, player, { call: resource, input, requestId: randomUUID() })
  if (typeof answer === 'string') return null
  if (answer.status_code !== 6000) return []
  return z.decode(resourceMethods.board.answer, answer.data as never).matches
}

/** Long before the match; null when the site does not answer. */
export const earlyPicks = async (line: Line, player: Player): Promise<Pick[] | null> => {
  const matches = await board(line, player, 'FT')
  const soon = Date.now() + earlyMs
  return (
    matches?.filter(({ startsAt }) => startsAt > soon).flatMap((one) => picksOf(one, 'M')) ?? null
  )
}

export const inPlayPicks = async (line: Line, player: Player): Promise<Pick[] | null> =>
  (await board(line, player, 'RB'))?.flatMap((match) => picksOf(match, 'RM')) ?? null
