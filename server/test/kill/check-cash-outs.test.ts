import { afterAll, beforeAll, expect, it } from 'vitest'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { sportsbook } from '../../src/features/sports/book/channel.ts'
import { post } from '../../src/ledger/post.ts'
import { timestamp } from '../../src/platform/database/value.ts'
import { freshDatabase } from '../database.ts'
import { settlementFixture, leg, type SettlementFixture } from '../settlement-fixture.ts'
import { checkCashOuts } from './check-cash-outs.ts'
import type { Player } from './intention.ts'
import { madePlayer } from './made-player.ts'

const now = instant(Date.parse('2026-11-16T04:00:00Z'))
let database: Awaited<ReturnType<typeof freshDatabase>>
let fixture: SettlementFixture
beforeAll(async () => {
  database = await freshDatabase()
  fixture = settlementFixture(database.sql, () => now)
  await fixture.match('m1')
})
afterAll(() => database.close())

interface Planted {
  readonly player: Player
  readonly betId: string
  readonly id: string
}

/** Half of a bet of 10 yuan was cashed out for 4. */
const plant = async (
  over: { readonly paid?: Fen; readonly told?: string } = {},
): Promise<Planted> => {
  const { sql } = database
  const player = madePlayer(await fixture.member(10_000n), { kind: 'bettor' })
  const number = await fixture.bet(player.id, 1_000n, [leg('m1', 'M', 'H')])
  const betId = `bet_${number}`
  const [row] = await sql<{ id: string }[]>`
    insert into sports_cash_out (member_id, request_id, body_hash, bet_id, share, policy, asked, risk, value,
                                 state, live, asked_at, decided_at)
    values (${player.id}, 'asked', '', ${number}, 50, 'any', 400, 500, 400, 'accepted', '[]',
            ${timestamp(now)}, ${timestamp(now)})
    returning 'cash_' || id as id`
  const id = row?.id ?? ''
  await sql`
    update sports_bet set risk = 500, max_win = 475, cashed_stake = 500, cashed_risk = 500,
                          cashed_value = 400 where id = ${number}`
  const transfer = {
    from: { channel: sportsbook },
    into: { memberId: player.id, venue: 'CRTY' },
    amount: over.paid ?? 400n,
    code: 'cash-out',
    cause: betId,
    key: `${id}:pay`,
  } as const
  await sql.begin((tx) => post(tx, [transfer], now))
  player.intentions.push({
    wish: { what: 'cash-out', amount: 400n, betId, share: 50 },
    call: resource,
    input: {},
    requestId: 'asked',
    answer: { id },
    told: { id, value: over.told ?? '4.00' },
  })
  return { player, betId, id }
}

it('is quiet about a cash out that was paid as told', async () => {
  const { player } = await plant()
  expect(await checkCashOuts(database.sql, player)).toBe(0)
  player.intentions.length = 0
  // The player has no answer for it: the connection was cut.
  expect(await checkCashOuts(database.sql, player)).toBe(1)
})

it('misses an acknowledged one that is gone, and one of another share', async () => {
  const { player, betId } = await plant()
  const [known] = player.intentions
  if (known === undefined) throw new Error('no intention')
  player.intentions.push({ ...known, requestId: 'other', answer: { id: 'cash_999999' } })
  await expect(checkCashOuts(database.sql, player)).rejects.toThrow('cash_999999 was acknowledged')
  const wish = { what: 'cash-out', amount: 400n, betId, share: 30 } as const
  player.intentions.splice(0, 2, { ...known, wish })
  await expect(checkCashOuts(database.sql, player)).rejects.toThrow('is lost')
})

it('notices another value than the one that was told', async () => {
  const { player } = await plant({ told: '4.01' })
  await expect(checkCashOuts(database.sql, player)).rejects.toThrow('was paid 4.01 and is 400')
})

it('compares the bet with its cash outs and with the ledger', async () => {
  const { player, betId } = await plant({ paid: 399n })
  await expect(checkCashOuts(database.sql, player)).rejects.toThrow(
    `${betId} was cashed out for 400, 400 and 399`,
  )
  const second = await plant()
  await database.sql`
    update sports_bet set cashed_value = 500 where id = ${second.betId.slice('bet_'.length)}`
  await expect(checkCashOuts(database.sql, second.player)).rejects.toThrow('for 500, 400 and 400')
})
