import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hourMs, later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countEverything, readDays, readTotal } from '../../../test/counted-play.ts'
import { readUncounted } from '../../../test/uncounted.ts'
import { freshDatabase } from '../../../test/database.ts'
import { ledgerNow as now } from '../../../test/ledger.ts'
import { connect, type Db, type Sql } from '../../platform/database/connect.ts'
import { verifyLedger, verifySnapshot } from '../verify.ts'
import { CountFault, countFacts } from './count-facts.ts'
import { countAllFacts } from './start-counting.ts'
import { writePlayFacts, type NewPlayFact } from './write-facts.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterAll(async () => {
  await countEverything(sql)
  await database.close()
})

let members = 0
const newMember = (): MemberId => `mem_count${(members += 1)}`

const fact = (memberId: MemberId, more: Partial<NewPlayFact> = {}): NewPlayFact => ({
  memberId,
  category: 'TY',
  bet: 'bet_1',
  edgeBp: 300,
  turnover: 100n,
  net: -100n,
  hedge: null,
  ...more,
})
const on = (memberId: MemberId, side: string, turnover: Fen): NewPlayFact =>
  fact(memberId, { turnover, hedge: { group: 'm1 handicap/full/score', side, sides: 2 } })

const play = (db: Db, count: number): Promise<void> =>
  writePlayFacts(
    db,
    Array.from({ length: count }, () => fact(newMember())),
    now,
  )

describe('counting facts', () => {
  it('adds each of them once to the day and to the total of its member', async () => {
    const id = newMember()
    await writePlayFacts(
      sql,
      [fact(id), fact(id, { category: 'DJ', net: 95n, turnover: 95n })],
      now,
    )
    await countEverything(sql)
    await countEverything(sql)
    expect(await readDays(sql, id)).toEqual([
      { day: '2026-07-15', category: 'DJ', edgeBp: 300, counted: 95n, net: 95n },
      { day: '2026-07-15', category: 'TY', edgeBp: 300, counted: 100n, net: -100n },
    ])
    expect(await readTotal(sql, id)).toBe(195n)
  })

  it('writes no fact that adds nothing', async () => {
    const id = newMember()
    await writePlayFacts(sql, [fact(id, { turnover: 0n, net: 0n })], now)
    expect(await sql`select 1 from play_fact where member_id = ${id}`).toEqual([])
  })

  it('nets opposite bets of different runs, and takes them back on the later day', async () => {
    const id = newMember()
    await writePlayFacts(sql, [on(id, 'H', 500n)], now)
    await countEverything(sql)
    expect(await readTotal(sql, id)).toBe(500n)
    await writePlayFacts(sql, [on(id, 'C', 400n)], later(now, 24 * hourMs))
    await countEverything(sql)
    expect(await readTotal(sql, id)).toBe(100n)
    const days = (await readDays(sql, id)).map(({ day, counted }) => [day, counted])
    expect(days).toEqual([
      ['2026-07-15', 500n],
      ['2026-07-16', -400n],
    ])
  })

  it('counts no more facts in one transaction than the limit', async () => {
    await countEverything(sql)
    await play(sql, 5)
    const parts: number[] = []
    await countEverything(sql, async () => parts.push((await countFacts(sql, 'bets', 2)).facts))
    expect(parts.filter((part) => part > 0)).toEqual([2, 2, 1])
  })

  it('waits for a running transaction, and skips nothing', async () => {
    await countEverything(sql)
    const slow = connect(database.url, { max: 1, name: 'slow' })
    const written = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const writing = slow.begin(async (tx) => {
      await play(tx, 1)
      written.resolve()
      await release.promise
    })
    await written.promise
    await play(sql, 2)
    const counted = await countAllFacts(sql)
    release.resolve()
    await writing
    await slow.end()
    expect(counted).toBe(0)
    expect(await readUncounted(sql)).toBe(3)
    await countEverything(sql)
  })

  it('is done once by several processes', async () => {
    const many = connect(database.url, { max: 6, name: 'parallel' })
    const id = newMember()
    for (let times = 0; times < 10; times += 1) await writePlayFacts(sql, [fact(id)], now)
    await countEverything(sql, () =>
      Promise.all(Array.from({ length: 6 }, () => countFacts(many, 'bets', 3))),
    )
    await many.end()
    expect(await readTotal(sql, id)).toBe(1_000n)
  })

  it('goes on after a crash as if the unfinished run had not been', async () => {
    await countEverything(sql)
    await play(sql, 3)
    const crash = new Error('crash')
    // As a killed process does: its transaction ends with its connection, before the commit.
    const dying: Pick<Sql, 'begin'> = {
      begin: (work) =>
        sql.begin(async (tx) => {
          expect(await work(tx)).toMatchObject({ facts: 3 })
          throw crash
        }),
    }
    await vi.waitFor(() => expect(countFacts(dying as Sql, 'bets', 100)).rejects.toBe(crash))
    expect(await readUncounted(sql)).toBe(3)
    await countEverything(sql)
  })

  it('refuses to continue when transaction ids have started again', async () => {
    const other = await freshDatabase()
    await other.sql`update play_position set up_to_tx = '9000000000'`
    await expect(countFacts(other.sql, 'bets', 100)).rejects.toThrow(CountFault)
    await other.close()
  })
})

describe('facts', () => {
  it('cannot be changed', async () => {
    await play(sql, 1)
    for (const deed of [
      'update play_fact set net = 0',
      'delete from play_fact',
      'truncate play_fact',
    ])
      await expect(database.owner.unsafe(deed)).rejects.toThrow('never changed')
  })
})

describe('verifying', () => {
  it.each([
    [
      'a changed day',
      `update play_day set counted = counted + 1`,
      /days count \d+ fen instead of \d+/,
    ],
    ['a changed result', `update play_day set net = net + 1`, /days net -?\d+ fen/],
    ['a changed side', `update play_side set turnover = turnover + 1`, /sides have \d+ fen/],
    ['a changed total', `update play_total set counted = counted + 1`, /total is \d+ fen/],
    [
      'a changed day of the site',
      `update play_site_day set counted = counted + 1`,
      /the site counts \d+ fen/,
    ],
    [
      'a fact that was counted twice',
      `update play_position set up_to_tx = began_after_tx`,
      /days count \d+ fen instead of 0/,
    ],
  ])('finds %s', async (_what, deed, words) => {
    await play(sql, 1)
    await countEverything(sql)
    expect((await verifyLedger(sql)).differences).toEqual([])
    const undo = new Error('undone')
    await sql
      .begin(async (tx) => {
        await tx.unsafe(deed)
        expect((await verifySnapshot(tx)).differences.join()).toMatch(words)
        throw undo
      })
      .catch((error: unknown) => expect(error).toBe(undo))
  })
})
