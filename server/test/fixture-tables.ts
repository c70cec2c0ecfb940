import { randomUUID } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { sharedCodes, type SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { PlacedDrawBets, WantedDrawBet } from '../src/features/games/draw-bets/bet-on-draw.ts'
import { payRound } from '../src/features/games/draws/pay-round.ts'
import { runTable } from '../src/features/games/draws/run-table.ts'
import { readCurrent, type Round } from '../src/features/games/draws/store-round.ts'
import { takeLease } from '../src/features/games/draws/store-table.ts'
import type { DrawPlatform } from '../src/features/games/draws/transition.ts'
import { voidRound } from '../src/features/games/draws/void-round.ts'
import { bodyHashOf } from '../src/features/games/rounds/rounds.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import type { GamesFixture } from './games-fixture.ts'
import { insertSeededChain } from './seeded-chain.ts'

/** The most that a bet may pay. */
export const casinoCap: Fen = 430_000_000n

/** The lotteries and tables of a fixture: their clock is the fixture's, and their draws are the same for one text. */
export const openFixtureTables = async (
  { sql, clock, rounds }: GamesFixture,
  { seed, draws }: { readonly seed: string; readonly draws: number },
) => {
  const platform: DrawPlatform = {
    sql,
    clock,
    secrets: secretsFrom('secret of the fixture tables'),
    config: { mode: 'live', salt: { source: 'local', beaconUrl: '' } } as DrawPlatform['config'],
  }
  // A table adds a random chain when this one comes within 500 links of its end.
  for (const table of sharedCodes) await insertSeededChain(platform, table, draws + 600, seed)
  return {
    /** Closes, draws, pays and opens what is due at every table. */
    async run(): Promise<void> {
      for (const table of sharedCodes) {
        const epoch = await takeLease(sql, table, 'fixture')
        if (epoch === null) throw new Error(`${table} is run elsewhere`)
        const { unpaid } = await runTable(platform, { table, epoch })
        for (const id of unpaid) await payRound(platform, id)
      }
    },
    /** The newest round of a table; null where it has not had one. */
    current: (table: SharedCode): Promise<Round | null> => readCurrent(sql, table),
    /** The rounds that can be bet on. */
    async open(): Promise<Round[]> {
      const newest = await Promise.all(sharedCodes.map((table) => readCurrent(sql, table)))
      const now = clock.now()
      return newest
        .filter((round) => round !== null)
        .filter(({ state, closesAt }) => state === 'betting' && now < closesAt)
    },
    bet(
      memberId: MemberId,
      { id: roundId, table }: Round,
      bets: readonly WantedDrawBet[],
      requestId: string = randomUUID(),
    ): Promise<PlacedDrawBets | 'repeated'> {
      const bodyHash = bodyHashOf([table, roundId, bets])
      const asked = { memberId, requestId, table, roundId, bets, cap: casinoCap, bodyHash }
      return rounds.play({ kind: 'drawBets', ...asked })
    },
    void: ({ table, name }: Round) =>
      voidRound(platform, { table, name, actor: 'test', reason: 'test' }),
  }
}

export type FixtureTables = Awaited<ReturnType<typeof openFixtureTables>>
