import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { applyTurnover, type TurnoverLine } from '@xinghe/rules/wallet/turnover.ts'
import { freshDatabase } from '../../test/database.ts'
import { ledgerNow as now, memberWithAccounts } from '../../test/ledger.ts'
import type { Sql } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import { changeTurnovers } from './change-turnovers.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  ;({ sql } = database)
})
afterAll(() => database.close())

interface Plan {
  readonly lines: readonly {
    readonly asked: Fen
    readonly part: number
    readonly released: boolean
  }[]
  readonly amount: Fen
}
const somePlan: fc.Arbitrary<Plan> = fc.record({
  lines: fc.array(
    fc.record({
      asked: fc.bigInt(1n, 1_000n),
      part: fc.integer({ min: 0, max: 100 }),
      released: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  amount: fc.bigInt(1n, 2_500n),
})

it('fills the lines of many members as the rules do, the oldest first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(somePlan, { minLength: 1, maxLength: 3 }), async (plans) => {
      const expected: Fen[] = []
      const amounts = new Map<`mem_${string}`, Fen>()
      for (const { lines, amount } of plans) {
        const memberId = await memberWithAccounts(sql)
        amounts.set(memberId, amount)
        const before: TurnoverLine[] = lines.map(({ asked, part, released }, at) => ({
          since: later(now, at),
          asked,
          done: (asked * BigInt(part)) / 100n,
          released,
        }))
        for (const [at, line] of before.entries())
          await sql`
            insert into turnover_line (member_id, kind, cause, asked, done, made_at, released_at, released_why)
            values (${memberId}, 'deposit', ${`${memberId}:${at}`}, ${line.asked}, ${line.done},
                    ${timestamp(line.since)}, ${timestamp(line.released ? now : null)},
                    ${line.released ? 'nothing-left' : null})`
        expected.push(...applyTurnover(before, amount).lines.map(({ done }) => done))
      }
      await sql.begin((tx) => changeTurnovers(tx, amounts))
      const rows = await sql<{ done: Fen }[]>`
        select l.done from turnover_line l
        join unnest(${[...amounts.keys()]}::text[]) with ordinality as m (id, place) on m.id = l.member_id
        order by m.place, l.made_at`
      expect(rows.map(({ done }) => done)).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})
