import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../test/database.ts'
import { readHouseBalance } from '../../test/house-balance.ts'
import {
  centre,
  deposit,
  freshKey,
  ledgerNow as now,
  lockAway,
  locked,
  memberWithAccounts,
} from '../../test/ledger.ts'
import type { Sql } from '../platform/database/connect.ts'
import { post } from './post.ts'
import { readPockets } from './read-balance.ts'
import { readStatement, type LedgerLine, type LedgerStatement } from './read-statement.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let id: MemberId

/** One movement on each of six days, between others of another member at the same times. */
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  id = await memberWithAccounts(sql)
  const other = await memberWithAccounts(sql)
  const story = [
    [deposit(id, 1_000n)],
    [lockAway(id, 300n)],
    [deposit(id, 50n), lockAway(id, 20n)],
    [{ ...lockAway(id, 300n), from: locked(id), into: centre(id) }],
    [{ ...lockAway(id, 400n), into: { memberId: id, venue: 'CRTY' }, code: 'venue-in' as const }],
    [{ ...deposit(id, 7n), from: { house: 'awards' as const }, code: 'award' as const }],
  ]
  for (const [day, transfers] of story.entries()) {
    await post(sql, [deposit(other, 1n)], later(now, day * dayMs))
    await post(sql, transfers, later(now, day * dayMs))
  }
})
afterAll(() => database.close())

const day = (count: number) => later(now, count * dayMs)
const read = (from: number, until: number, limit = 100, after?: string) =>
  readStatement(
    sql,
    { memberId: id, pocket: 'centre' },
    { from: day(from), until: day(until), after, limit },
  )
const amounts = (lines: readonly LedgerLine[]) =>
  lines.map(({ amount, balance }) => [amount, balance])

describe('a statement', () => {
  it('lists all lines, each with the balance after it', async () => {
    const { opening, closing, lines, next } = await read(0, 6)
    expect([opening, closing, next]).toEqual([0n, 637n, null])
    expect(amounts(lines)).toEqual([
      [1_000n, 1_000n],
      [-300n, 700n],
      [50n, 750n],
      [-20n, 730n],
      [300n, 1_030n],
      [-400n, 630n],
      [7n, 637n],
    ])
    expect(lines[0]).toMatchObject({ at: now, code: 'deposit', cause: 'dep_1' })
    expect(lines.at(-1)?.code).toBe('award')
  })

  it('of a period has the opening and closing balance of that time', async () => {
    const { opening, closing, lines } = await read(1, 3)
    expect([opening, closing]).toEqual([1_000n, 730n])
    expect(amounts(lines)).toEqual([
      [-300n, 700n],
      [50n, 750n],
      [-20n, 730n],
    ])
  })

  it('of a period without transfers has no line', async () => {
    expect(await read(7, 9)).toEqual({ opening: 637n, closing: 637n, lines: [], next: null })
    expect(await read(-9, -7)).toEqual({ opening: 0n, closing: 0n, lines: [], next: null })
  })

  it('reads the same in pages as at once', async () => {
    const whole = await read(0, 5)
    const pages: LedgerStatement[] = []
    let after: string | undefined
    do {
      const page = await read(0, 5, 2, after)
      pages.push(page)
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(pages.map(({ lines }) => lines.length)).toEqual([2, 2, 2])
    expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines)
    for (const { opening, closing } of pages) expect([opening, closing]).toEqual([0n, 630n])
  })

  it('of another pocket shows that pocket', async () => {
    const period = { from: day(0), until: day(6), limit: 100 }
    const ofLocked = await readStatement(sql, { memberId: id, pocket: 'locked' }, period)
    expect(amounts(ofLocked.lines)).toEqual([
      [300n, 300n],
      [20n, 320n],
      [-300n, 20n],
    ])
    const ofVenue = await readStatement(sql, { memberId: id, venue: 'CRTY' }, period)
    expect(amounts(ofVenue.lines)).toEqual([[400n, 400n]])
    const unused = await readStatement(sql, { memberId: id, venue: 'SBX' }, period)
    expect(unused).toEqual({ opening: 0n, closing: 0n, lines: [], next: null })
  })

  it('of all wallets shows what came from outside and left, not what moved between them', async () => {
    const period = { from: day(0), until: day(6), limit: 100 }
    const { opening, closing, lines } = await readStatement(sql, { memberId: id }, period)
    expect([opening, closing]).toEqual([0n, 1_057n])
    expect(amounts(lines)).toEqual([
      [1_000n, 1_000n],
      [50n, 1_050n],
      [7n, 1_057n],
    ])
  })

  it('preserves the order of events when a slow clock wrote an earlier time', async () => {
    const slow = await memberWithAccounts(sql)
    await post(sql, [deposit(slow, 10n)], later(now, 5))
    await post(sql, [lockAway(slow, 10n)], later(now, 2))
    const { lines } = await readStatement(
      sql,
      { memberId: slow, pocket: 'centre' },
      { from: now, until: day(1), limit: 10 },
    )
    expect(amounts(lines)).toEqual([
      [10n, 10n],
      [-10n, 0n],
    ])
  })
})

describe('balances', () => {
  it('of all pockets and used venues', async () => {
    const pockets = await readPockets(sql, id)
    expect(pockets).toEqual({
      centre: 637n,
      locked: 20n,
      transit: 0n,
      venues: new Map([['CRTY', 400n]]),
    })
    await expect(readPockets(sql, 'mem_nobody0000')).rejects.toThrow(/without a centre/)
  })

  it('of house accounts are the sum of their transfers', async () => {
    expect(await readHouseBalance(sql, 'awards')).toBe(-7n)
    expect(await readHouseBalance(sql, 'rail:alipay')).toBe(0n)
    await post(
      sql,
      [
        {
          from: { house: 'adjustments' },
          into: { house: 'fees' },
          amount: 5n,
          code: 'adjust-in',
          cause: 'audit-1',
          key: freshKey(),
        },
      ],
      now,
    )
    expect(await readHouseBalance(sql, 'fees')).toBe(5n)
    expect(await readHouseBalance(sql, 'adjustments')).toBe(-5n)
  })
})
