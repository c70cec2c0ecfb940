import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { tableHouse, type TableHouse } from '../../../../test/table-house.ts'
import { payChunk } from './pay-chunk.ts'
import { payRound } from './pay-round.ts'
import { runTable } from './run-table.ts'
import { scanOpen } from './store-paid.ts'
import { readRound, type Round } from './store-round.ts'
import { voidRound } from './void-round.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let house: TableHouse
beforeAll(async () => {
  database = await freshDatabase()
  house = tableHouse(database.sql, '2026-11-16T08:00:10Z')
})
afterAll(() => database.close())

const walletOf = async (memberId: MemberId): Promise<Fen> => {
  const [row] = await database.sql<{ balance: Fen }[]>`
    select balance from ledger_account where member_id = ${memberId} and venue = 'XHCP'`
  return row?.balance ?? 0n
}
const betsOf = (memberId: MemberId) => database.sql<
  { state: string; payout: Fen; turnover: Fen; explanation: string }[]
>`
  select state, payout, turnover, explanation from game_bet
  where member_id = ${memberId} order by id`

/** Draws the open round without paying it. */
const drawOpen = async (round: Round): Promise<readonly number[]> => {
  house.at(round.drawsAt)
  await runTable(house.platform, await house.lease(round.table))
  return (await readRound(database.sql, round.id))?.numbers ?? []
}
const openRound = async (table: Round['table']): Promise<Round> => {
  await runTable(house.platform, await house.lease(table))
  return house.current(table)
}

it('pays each bet once, by its price, and nets the turnover of a member’s bets', async () => {
  const round = await openRound('SSC')
  const [both, single] = [await house.member(), await house.member()]
  for (const pick of ['odd', 'even'])
    await house.bet(round, both, { play: 'total-side', pick, price: 196 }, 10_000n)
  for (let digit = 0; digit < 10; digit += 1)
    await house.bet(round, single, { play: 'digit', pick: `1:${digit}`, price: 980 }, 1_000n)
  await drawOpen(round)
  await payRound(house.platform, round.id)
  await Promise.all([payRound(house.platform, round.id), payRound(house.platform, round.id)])
  expect(await walletOf(both)).toBe(19_600n)
  expect(await walletOf(single)).toBe(9_800n)
  const turnover = (rows: readonly { turnover: Fen }[]) =>
    rows.reduce((sum, row) => sum + row.turnover, 0n)
  expect(turnover(await betsOf(both))).toBe(400n)
  expect(turnover(await betsOf(single))).toBe(200n)
  const [bet] = await betsOf(single)
  expect(bet?.state).toBe('settled')
  expect(bet?.explanation).toMatch(/^第20261116-481期 开奖 \d \d \d \d \d$/)
  expect((await readRound(database.sql, round.id))?.state).toBe('paid')
})

it('keeps a member’s bets together over the edge of a chunk', async () => {
  const round = await openRound('PK10')
  const members = await Promise.all(Array.from({ length: 3 }, () => house.member()))
  // 700 each: the second member stands across the first thousand.
  await database.sql`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, round_id, request_id,
                          body_hash, state, stake, risk, choice, placed_at)
    select 1000 * m.at + n, 'XG' || (1000 * m.at + n), m.id, 'XHCP', 'PK10', 1, ${round.id},
           'chunk ' || n, '', 'open', 1000, 1000,
           json_build_object('play', 'rank-side', 'price', 196,
                             'pick', '1:' || case n % 2 when 0 then 'odd' else 'even' end),
           now()
    from unnest(${members}::text[]) with ordinality as m (id, at), generate_series(1, 700) as n`
  await drawOpen(round)
  await payRound(house.platform, round.id)
  for (const member of members) {
    const rows = await betsOf(member)
    expect(rows).toHaveLength(700)
    expect(await walletOf(member)).toBe(350n * 1_960n)
    // 350 bets of each side: together they lost 4 in a hundred of what one side staked.
    expect(rows.reduce((sum, row) => sum + row.turnover, 0n)).toBe(700_000n - 350n * 1_960n)
  }
})

it('gives a pushed stake back as it was', async () => {
  const round = await openRound('LHC')
  const member = await house.member()
  for (let number = 1; number <= 49; number += 1)
    await house.bet(round, member, { play: 'special', pick: String(number), price: 4802 }, 100n)
  const side = await house.bet(round, member, { play: 'special-side', pick: 'big', price: 195 })
  const numbers = await drawOpen(round)
  await payRound(house.platform, round.id)
  const [row] = await database.sql<{ payout: Fen }[]>`
    select payout from game_bet where id = ${side}`
  const special = numbers[6] ?? 0
  const expected = special === 49 ? 1_000n : special >= 25 ? 1_950n : 0n
  expect(row?.payout).toBe(expected)
  expect(await walletOf(member)).toBe(4_802n + expected)
})

it('returns every stake of a round that is called off before it closes', async () => {
  const round = await openRound('K3')
  const member = await house.member()
  await house.bet(round, member, { play: 'size', pick: 'big', price: 201 }, 5_000n)
  const order = { table: 'K3', name: round.name, actor: 'test', reason: 'a fault' } as const
  expect(await voidRound(house.platform, { ...order, name: 'none' })).toBe('unknown')
  expect(await voidRound(house.platform, order)).toBe('void')
  expect(await walletOf(member)).toBe(5_000n)
  expect(await betsOf(member)).toMatchObject([{ state: 'void', payout: 5_000n, turnover: 0n }])
  expect(await voidRound(house.platform, order)).toBe('closed')
  house.at(round.drawsAt)
  await house.run('K3')
  expect(await readRound(database.sql, round.id)).toMatchObject({ state: 'void', numbers: null })
  expect(await walletOf(member)).toBe(5_000n)
  const next = await house.current('K3')
  house.at(next.closesAt)
  await house.run('K3')
  expect(await voidRound(house.platform, { ...order, name: next.name })).toBe('closed')
  const lines = await database.sql`select action, subject, detail from audit_line`
  expect(lines).toMatchObject([
    { action: 'void-round', subject: `K3 ${round.name}`, detail: { reason: 'a fault' } },
  ])
})

it('pays nothing again where another process has paid the same chunk meanwhile', async () => {
  const round = await openRound('SSC')
  const member = await house.member()
  for (let digit = 0; digit < 10; digit += 1)
    await house.bet(round, member, { play: 'digit', pick: `1:${digit}`, price: 980 }, 1_000n)
  await drawOpen(round)
  const drawn = await readRound(database.sql, round.id)
  if (drawn === null) throw new Error('no round')
  // Both have read the open bets before either of them pays.
  const refs = await scanOpen(database.sql, round.id, null, null)
  await Promise.all([payChunk(house.platform, drawn, refs), payChunk(house.platform, drawn, refs)])
  expect(await walletOf(member)).toBe(9_800n)
  await payRound(house.platform, round.id)
  expect(await walletOf(member)).toBe(9_800n)
})

it('ends the turnover requirement of a member who is left with nothing', async () => {
  const round = await openRound('PK10')
  const [loser, winner] = [await house.member(), await house.member()]
  for (const memberId of [loser, winner]) {
    const line = { memberId, kind: 'deposit', cause: memberId, amount: 50_000n } as const
    await askTurnover(database.sql, { ...line, multipleHundredths: 100 }, house.now())
  }
  // Every car: one of them wins.
  for (let car = 1; car <= 10; car += 1)
    await house.bet(round, winner, { play: 'rank', pick: `1:${car}`, price: 980 }, 1_000n)
  const drawn = await drawOpen(round)
  // Placed after the draw, as no member can: it must lose.
  const missed = drawn[0] === 1 ? 2 : 1
  await house.bet(round, loser, { play: 'rank', pick: `1:${missed}`, price: 980 }, 1_000n)
  await payRound(house.platform, round.id)
  const lines = await database.sql<{ member: MemberId; why: string | null }[]>`
    select member_id as member, released_why as why from turnover_line
    where member_id = any(${[loser, winner]}::text[])`
  expect(new Map(lines.map(({ member, why }) => [member, why]))).toEqual(
    new Map([
      [loser, 'nothing-left'],
      [winner, null],
    ]),
  )
})
