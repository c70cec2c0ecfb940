import { afterAll, beforeAll, expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { until } from '../../../../test/until.ts'
import { listSuspensions } from './store-suspension.ts'
import { suspendFlawed } from './suspend-flawed.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('suspends each market for its own reason, warns of it and leaves an audit line', async () => {
  const { sql } = database
  const clock = { now: () => instant(1_800_000_000_000), advance: null }
  const warnings: unknown[] = []
  const log = {
    warn: (...warning: unknown[]) => void warnings.push(warning),
    error: (fault: unknown) => void warnings.push(fault),
  }
  suspendFlawed(
    { sql, clock },
    log as never,
  )([
    { matchId: 'm1', marketId: 'm1.M..', flaw: 'no-margin' },
    { matchId: 'm1', marketId: 'm1.OU.10.', flaw: 'impossible' },
  ])
  const suspended = await until('suspensions', async () => {
    const rows = await listSuspensions(sql)
    return rows.length === 2 ? rows : null
  })
  const thin = 'the prices of the feed leave no margin'
  const impossible = 'the feed sends a line, goal number or side that the play does not have'
  expect(suspended.map(({ marketId, reason }) => [marketId, reason])).toEqual([
    ['m1.M..', thin],
    ['m1.OU.10.', impossible],
  ])
  expect(warnings).toEqual([
    [{ markets: ['m1.M..'] }, thin],
    [{ markets: ['m1.OU.10.'] }, impossible],
  ])
  const lines = await sql`
    select actor, action, subject, after from audit_line order by id`
  expect(lines).toEqual([
    { actor: 'feed', action: 'sports-hold', subject: 'm1.M..', after: { reason: thin } },
    { actor: 'feed', action: 'sports-hold', subject: 'm1.OU.10.', after: { reason: impossible } },
  ])
})
