import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { sharedChannelOf } from '../src/features/games/channels/shared-channel.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'
import { payRound } from '../src/features/games/draws/pay-round.ts'
import { runTable } from '../src/features/games/draws/run-table.ts'
import { readUnpaid, type Round } from '../src/features/games/draws/store-round.ts'
import { takeLease } from '../src/features/games/draws/store-table.ts'
import type { DrawPlatform, Lease } from '../src/features/games/draws/transition.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'
import { secretsFrom } from '../src/platform/secrets/secrets.ts'
import { memberWithAccounts } from './ledger.ts'

/** Tables on a database without a site; the clock stands until it is moved. */
export const tableHouse = (sql: Sql, start: string, beaconUrl: string | null = null) => {
  const salt =
    beaconUrl === null
      ? { source: 'local' as const, beaconUrl: '' }
      : { source: 'beacon' as const, beaconUrl }
  let now = Date.parse(start)
  const platform: DrawPlatform = {
    sql,
    clock: { now: () => instant(now), advance: null },
    secrets: secretsFrom('secret of the lottery tests'),
    config: { mode: 'live', salt } as DrawPlatform['config'],
  }
  let bets = 0
  const lease = async (table: SharedCode, owner = 'first'): Promise<Lease> => {
    const epoch = await takeLease(sql, table, owner)
    if (epoch === null) throw new Error(`${owner} has no lease of ${table}`)
    return { table, epoch }
  }
  const current = async (table: SharedCode): Promise<Round> => {
    const round = (await readUnpaid(sql, table)).at(-1)
    if (round === undefined) throw new Error(`${table} has no open round`)
    return round
  }
  return {
    platform,
    lease,
    current,
    at: (time: Instant): void => {
      now = time
    },
    now: (): Instant => instant(now),
    member: (): Promise<MemberId> => memberWithAccounts(sql),
    /** One step of a table, payments included. */
    run: async (table: SharedCode, owner = 'first'): Promise<void> => {
      const { unpaid } = await runTable(platform, await lease(table, owner))
      for (const id of unpaid) await payRound(platform, id)
    },
    /** An open bet as placement writes it, without its stake in the ledger. */
    bet: async (
      round: Pick<Round, 'id' | 'table'>,
      memberId: MemberId,
      choice: BetChoice,
      stake: Fen = 1_000n,
    ): Promise<bigint> => {
      bets += 1
      const id = BigInt(now) * 1_000n + BigInt(bets)
      await sql`
        insert into game_bet (id, ticket, member_id, channel, game, rules_version, round_id,
                              request_id, body_hash, state, stake, risk, choice, placed_at)
        values (${id}, ${`XG${id}`}, ${memberId}, ${sharedChannelOf(round.table).code}, ${round.table}, 1,
                ${round.id}, ${`request ${id}`}, '', 'open', ${stake}, ${stake},
                ${JSON.stringify(choice)}, ${timestamp(instant(now))})`
      return id
    },
  }
}

export type TableHouse = ReturnType<typeof tableHouse>
