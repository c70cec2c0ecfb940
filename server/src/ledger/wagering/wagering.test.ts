import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayCategory } from '@xinghe/rules/base/play-fact.ts'
import { countEverything } from '../../../test/counted-play.ts'
import { freshDatabase } from '../../../test/database.ts'
import { freshKey, ledgerNow, memberWithAccounts } from '../../../test/ledger.ts'
import type { Sql } from '../../platform/database/connect.ts'
import { insertVersion } from '../../platform/terms/store.ts'
import { releaseLine } from '../awards/store-quit.ts'
import { fillAwardLines } from '../awards/fill-award-lines.ts'
import { changeTurnovers } from '../change-turnovers.ts'
import { countAllFacts } from '../counted-play/start-counting.ts'
import { writePlayFacts, type NewPlayFact } from '../counted-play/write-facts.ts'
import { lockMembers } from '../lock-members.ts'
import { askTurnover } from '../turnover.ts'
import { endWagering } from './end-wagering.ts'
import { fillLines } from './fill-lines.ts'
import { seedWeights } from './seed-weights.ts'
import { weightsSubject } from './weights.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
let now: Instant = ledgerNow
const clock = { now: () => now, advance: null }
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.sql
  await seedWeights({ sql, clock })
})
afterAll(() => database.close())

const pass = (): void => {
  now = later(now, minuteMs)
}
const ask = async (memberId: MemberId, kind: 'deposit' | 'award', amount: Fen): Promise<string> => {
  const cause = freshKey()
  await sql.begin(async (tx) => {
    await lockMembers(tx, [memberId])
    await askTurnover(tx, { memberId, kind, cause, amount, multipleHundredths: 100 }, now)
  })
  return cause
}
interface Side {
  readonly group: string
  readonly side: string
}
interface Play {
  readonly turnover: Fen
  readonly category?: PlayCategory
  /** Of a group with two sides; null for a bet that nothing is bet against. */
  readonly on?: Side | null
}
const factOf = (
  memberId: MemberId,
  { turnover, category = 'TY', on = null }: Play,
): NewPlayFact => ({
  memberId,
  category,
  bet: 'bet_1',
  edgeBp: 300,
  turnover,
  net: 1n,
  hedge: on === null ? null : { ...on, sides: 2 },
})
/** As settlement does it: the wallet is locked, lines of deposits are filled, and a fact is written. */
const settle = (memberId: MemberId, ...plays: readonly Play[]): Promise<void> =>
  sql.begin(async (tx) => {
    await lockMembers(tx, [memberId])
    const sum = plays.reduce((all, { turnover }) => all + turnover, 0n)
    await changeTurnovers(tx, new Map([[memberId, sum]]))
    await writePlayFacts(
      tx,
      plays.map((play) => factOf(memberId, play)),
      now,
    )
  })
const count = () => countEverything(sql)
/** What lines of this kind have, the oldest first. */
const doneOf = async (memberId: MemberId, kind: 'deposit' | 'award' = 'award'): Promise<Fen[]> => {
  const rows = await sql<{ done: Fen }[]>`
    select done from turnover_line where member_id = ${memberId} and kind = ${kind} order by made_at, id`
  return rows.map(({ done }) => done)
}
const [home, away] = ['H', 'C'].map((side) => ({ group: 'm1 handicap/full/score', side })) as [
  Side,
  Side,
]

describe('award lines', () => {
  it('fill from counted play by the weight of its category, the oldest first', async () => {
    const id = await memberWithAccounts(sql)
    await ask(id, 'award', 100n)
    pass()
    await ask(id, 'award', 500n)
    await settle(id, { turnover: 200n, category: 'ZR' }, { turnover: 55n, category: 'QP' })
    expect(await doneOf(id)).toEqual([0n, 0n])
    await count()
    expect(await doneOf(id)).toEqual([51n, 0n])
    await settle(id, { turnover: 300n }, { turnover: 49n, category: 'DZ' })
    await count()
    expect(await doneOf(id)).toEqual([100n, 300n])
  })

  it('get the play that lines of deposits leave', async () => {
    const id = await memberWithAccounts(sql)
    await ask(id, 'deposit', 100n)
    await ask(id, 'award', 500n)
    await settle(id, { turnover: 60n })
    await settle(id, { turnover: 90n })
    await count()
    expect([await doneOf(id, 'deposit'), await doneOf(id)]).toEqual([[100n], [50n]])
    await ask(id, 'deposit', 30n)
    await settle(id, { turnover: 40n })
    await count()
    expect([await doneOf(id, 'deposit'), await doneOf(id)]).toEqual([[100n, 30n], [60n]])
    await settle(id, { turnover: -40n })
    await count()
    expect([await doneOf(id, 'deposit'), await doneOf(id)]).toEqual([[90n, 0n], [60n]])
  })

  it('give back what an opposite bet covers, also after they were full', async () => {
    const id = await memberWithAccounts(sql)
    await ask(id, 'award', 300n)
    await settle(id, { turnover: 250n }, { turnover: 200n, on: home })
    await count()
    expect(await doneOf(id)).toEqual([300n])
    await settle(id, { turnover: 200n, on: away })
    await count()
    expect(await doneOf(id)).toEqual([250n])
    // A bet from before the award: less than nothing is not taken.
    const other = await memberWithAccounts(sql)
    await settle(other, { turnover: 200n, on: home })
    await count()
    pass()
    await ask(other, 'award', 300n)
    await settle(other, { turnover: 50n }, { turnover: 200n, on: away })
    await count()
    expect(await doneOf(other)).toEqual([0n])
  })

  it('stay full once their wagering has ended with a withdrawal', async () => {
    const id = await memberWithAccounts(sql)
    await ask(id, 'award', 200n)
    await settle(id, { turnover: 200n, on: home })
    await count()
    await sql.begin((tx) => endWagering(tx, id, now))
    await settle(id, { turnover: 200n, on: away })
    await count()
    expect(await doneOf(id)).toEqual([200n])
  })

  it('are not filled by play from before: an award after full lines begins anew', async () => {
    const id = await memberWithAccounts(sql)
    await settle(id, { turnover: 70n })
    pass()
    await ask(id, 'award', 100n)
    await settle(id, { turnover: 20n })
    await count()
    expect(await doneOf(id)).toEqual([20n])
    await settle(id, { turnover: 900n })
    await count()
    pass()
    await ask(id, 'award', 100n)
    await settle(id, { turnover: 10n })
    await count()
    expect(await doneOf(id)).toEqual([100n, 10n])
  })

  it('that were released keep what they have, and the next one goes on', async () => {
    const id = await memberWithAccounts(sql)
    const first = await ask(id, 'award', 100n)
    pass()
    await ask(id, 'award', 100n)
    await settle(id, { turnover: 40n })
    await count()
    await releaseLine(sql, first, now)
    await settle(id, { turnover: 25n })
    await count()
    expect(await doneOf(id)).toEqual([40n, 25n])
  })

  it('keep the weights of their beginning when an operator changes them', async () => {
    const [old, young] = [await memberWithAccounts(sql), await memberWithAccounts(sql)]
    const before = now
    await ask(old, 'award', 1_000n)
    pass()
    const none = { TY: 0, DJ: 0, ZR: 0, QP: 5_000, CP: 0, DZ: 0, BY: 0 }
    const version = { ...weightsSubject, from: now, until: null, terms: none, texts: {} }
    await sql.begin((tx) => insertVersion(tx, version, now))
    await ask(young, 'award', 1_000n)
    for (const id of [old, young])
      await settle(id, { turnover: 100n }, { turnover: 100n, category: 'QP' })
    await count()
    expect([await doneOf(old), await doneOf(young)]).toEqual([[120n], [50n]])
    now = before
  })
})

interface Verdict extends Play {
  readonly on: Side | null
  /** A later verdict on the same bet. */
  readonly corrected: Fen | null
}
const someVerdict: fc.Arbitrary<Verdict> = fc.record({
  turnover: fc.bigInt(0n, 300n),
  corrected: fc.option(fc.bigInt(0n, 300n)),
  category: fc.constantFrom('TY', 'TY', 'ZR'),
  on: fc.option(fc.record({ group: fc.constantFrom('g1', 'g2'), side: fc.constantFrom('H', 'C') })),
})
/** Opposite bets have one category. */
const consistent = (one: Verdict): Verdict => (one.on === null ? one : { ...one, category: 'TY' })

interface Settling extends Play {
  readonly order: number
  readonly isCountedAfter: boolean
}
/** Verdicts and their corrections in a random order, each correction after its verdict. */
const someSettlings = fc.array(
  fc.tuple(someVerdict.map(consistent), fc.nat(99), fc.nat(99), fc.boolean()),
  { maxLength: 8 },
)
const settlingsOf = (drawn: readonly (readonly [Verdict, number, number, boolean])[]): Settling[] =>
  drawn
    .flatMap(([{ corrected, ...play }, order, wait, isCountedAfter]) => [
      { ...play, order, isCountedAfter },
      ...(corrected === null
        ? []
        : [{ ...play, turnover: corrected - play.turnover, order: order + wait, isCountedAfter }]),
    ])
    .toSorted((a, b) => a.order - b.order)

/** Counted × weight, from the final stakes alone. */
const weighed = (verdicts: readonly Verdict[]): Fen => {
  const final = verdicts.map((one) => ({ ...one, turnover: one.corrected ?? one.turnover }))
  const sumOf = (plays: readonly Play[]): Fen => plays.reduce((sum, one) => sum + one.turnover, 0n)
  const alone = final.filter(({ on }) => on === null)
  let hundredths = sumOf(alone.filter(({ category }) => category === 'TY')) * 100n
  hundredths += sumOf(alone.filter(({ category }) => category === 'ZR')) * 20n
  for (const group of ['g1', 'g2']) {
    const [one, other] = ['H', 'C'].map((side) =>
      sumOf(final.filter(({ on }) => on?.group === group && on.side === side)),
    ) as [Fen, Fen]
    hundredths += (one > other ? one - other : other - one) * 100n
  }
  return hundredths / 100n
}

it('fill by Σ counted × weight up to what they ask, in any order of settling and counting', async () => {
  await fc.assert(
    fc.asyncProperty(
      someSettlings,
      fc.bigInt(1n, 900n),
      fc.bigInt(1n, 900n),
      async (drawn, a, b) => {
        const id = await memberWithAccounts(sql)
        await ask(id, 'award', a)
        await ask(id, 'award', b)
        for (const settling of settlingsOf(drawn)) {
          await settle(id, settling)
          if (settling.isCountedAfter) await count()
        }
        await count()
        const all = weighed(drawn.map(([verdict]) => verdict))
        const expected = [all < a ? all : a, all < a ? 0n : all - a < b ? all - a : b]
        expect(await doneOf(id)).toEqual(expected)
        await sql`
        update wagering_play set filled = false
        where wagering_id in (select id from wagering where member_id = ${id})`
        await count()
        expect(await doneOf(id)).toEqual(expected)
      },
    ),
    { numRuns: 25 },
  )
})

it('are filled beside settlements of the same members without a deadlock', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => memberWithAccounts(sql)))
  for (const id of ids) await ask(id, 'award', 10_000n)
  const settleAll = (members: readonly MemberId[]) =>
    sql.begin(async (tx) => {
      await lockMembers(tx, members)
      await writePlayFacts(
        tx,
        members.map((id) => factOf(id, { turnover: 10n, on: home })),
        now,
      )
    })
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      await settleAll(at % 2 === 0 ? ids : ids.toReversed())
      await fillAwardLines(sql)
      await sql.begin(async (tx) => {
        const member = ids[at % ids.length]!
        await lockMembers(tx, [member])
        await fillLines(tx, [member])
      })
      await countAllFacts(sql)
    }),
  )
  await count()
  for (const id of ids) expect(await doneOf(id)).toEqual([400n])
})
