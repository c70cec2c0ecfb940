import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { hkPrice, oddsOf, type OddsType } from '@xinghe/rules/base/odds.ts'
import { betRisk, maxWin } from '@xinghe/rules/sports/bet.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import { betOfLegs, type StoredLeg } from '../src/features/sports/orders/stored-leg.ts'
import { marketIdOf } from '../src/features/sports/book/book.ts'
import { sportsbook } from '../src/features/sports/book/channel.ts'
import { post } from '../src/ledger/post.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'
import { memberWithAccounts } from './ledger.ts'

export const leg = (
  matchId: string,
  play: PlayCode,
  side: string,
  more: Partial<StoredLeg> & { readonly price?: number; readonly view?: OddsType } = {},
): StoredLeg => {
  const { price = 95, view = 'E', ...rest } = more
  const line = rest.line ?? null
  const goalNumber = rest.goalNumber ?? null
  return {
    matchId,
    marketId: marketIdOf(matchId, play, line, goalNumber),
    gameType: 'FT',
    play,
    side,
    line,
    goalNumber,
    scoreAtBet: null,
    drawOffered: true,
    hk: hkPrice(price),
    odds: oddsOf(hkPrice(price), view),
    capKind: 'FT',
    sideName: null,
    ...rest,
  }
}

/** A football result; `over` is false while the second half runs. */
export const football = (
  half: readonly [number, number],
  full: readonly [number, number],
  over = true,
): MatchResult => ({
  tallies: {
    score: {
      half: { home: half[0], away: half[1], final: true },
      full: { home: full[0], away: full[1], final: over },
    },
  },
  goals: [
    ...Array.from({ length: full[0] }, () => 'H' as const),
    ...Array.from({ length: full[1] }, () => 'C' as const),
  ],
})

/** Writes members, matches, results and accepted bets directly into the database. */
export interface SettlementFixture {
  /** A member with a balance in the sports wallet. */
  member(balance: Fen): Promise<MemberId>
  match(id: string, kind?: 'match' | 'champion'): Promise<void>
  started(id: string, at: Instant): Promise<void>
  /** Writes a result as the feed does. */
  result(id: string, revision: number, result: object, over?: boolean): Promise<void>
  /** An accepted bet, written as placement does; a combination by its code. */
  bet(memberId: MemberId, stake: Fen, legs: readonly StoredLeg[], code?: string): Promise<bigint>
}

export const settlementFixture = (sql: Sql, now: () => Instant): SettlementFixture => {
  let count = 0
  return {
    async member(balance) {
      const memberId = await memberWithAccounts(sql)
      const into = { memberId, venue: 'CRTY' }
      const what = { code: 'adjust-in', cause: 'test', key: `${memberId}:fund` } as const
      if (balance > 0n)
        await sql.begin((tx) =>
          post(tx, [{ from: { house: 'adjustments' }, into, amount: balance, ...what }], now()),
        )
      return memberId
    },
    async match(id, kind = 'match') {
      await sql`
        insert into sports_match (id, kind, game_type, discipline, league_id, league_name, starts_at, state)
        values (${id}, ${kind}, 'FT', 'football', 'l1', '测试联赛', ${timestamp(now())}, 'scheduled')`
    },
    async started(id, at) {
      await sql`update sports_match set started_at = ${timestamp(at)}, state = 'running' where id = ${id}`
    },
    async result(id, revision, result, over = true) {
      await sql`
        update sports_match
        set revision = ${revision}, result = ${JSON.stringify(result)}::text::jsonb, settling = true,
            state = ${over ? 'ended' : 'running'}, ended_at = ${timestamp(over ? now() : null)}
        where id = ${id}`
    },
    async bet(memberId, stake, legs, code = 'single') {
      const bet = betOfLegs(code, stake, legs)
      const [risk, win] = [betRisk(bet), maxWin(bet)]
      const [only] = legs
      count += 1
      return sql.begin(async (tx) => {
        const [row] = await tx<{ id: bigint }[]>`
          insert into sports_bet (member_id, request_id, position, body_hash, ticket, state, code, stake,
                                  risk, max_win, policy, usd_rate, placed_at, accepted_at, match_id, leg)
          values (${memberId}, ${`request-${count}`}, 0, '', ${`T${count}`}, 'open', ${code}, ${stake},
                  ${risk}, ${win}, 'any', 71234, ${timestamp(now())}, ${timestamp(now())},
                  ${code === 'single' ? (only?.matchId ?? null) : null},
                  ${code === 'single' ? JSON.stringify(only) : null}::text::jsonb)
          returning id`
        if (row === undefined) throw new Error('no bet')
        for (const [position, one] of legs.entries())
          if (code !== 'single')
            await tx`
              insert into sports_leg (bet_id, position, match_id, leg)
              values (${row.id}, ${position}, ${one.matchId}, ${JSON.stringify(one)}::text::jsonb)`
        const what = {
          code: 'bet-stake',
          cause: `bet_${row.id}`,
          key: `bet_${row.id}:stake`,
        } as const
        const transfer = {
          from: { memberId, venue: 'CRTY' },
          into: { channel: sportsbook },
        } as const
        await post(tx, [{ ...transfer, amount: risk, ...what }], now())
        return row.id
      })
    },
  }
}
