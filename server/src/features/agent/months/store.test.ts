import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commissionOf } from '@xinghe/rules/agent/commission.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { monthPeriod, periodAfter, type Period } from '@xinghe/rules/base/period.ts'
import * as agents from '../../../../test/agents.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { yuan } from '../../../../test/vip-member.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'
import { readMemberMonths } from './store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const following = (first: Period, number: number): Period[] => {
  const months = [first]
  while (months.length < number) months.push(periodAfter(monthPeriod, months.at(-1) ?? first))
  return months
}

it('bonuses that are taken and quit without play earn no commission in any month', async () => {
  const first = monthPeriod(site.platform.clock.now())
  const months = following(first, 5)
  const { terms } = await requireAgentTerms(site.platform.sql, first.from)
  const stretch = 100 * dayMs
  const bonuses = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 1_888 }),
      takenAfter: fc.integer({ min: 0, max: stretch }),
      // A third are quit within days, a third at any time, a third never.
      keptFor: fc.oneof(
        fc.integer({ min: 0, max: 5 * dayMs }),
        fc.integer({ min: 0, max: stretch }),
        fc.constant(null),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(bonuses, async (taken) => {
      const agent = await agents.openAgent(site, first.from)
      const member = await agents.memberOf(site, agent, first.from)
      await agents.creditDeposit(site, member.id, yuan(1_000), first.from)
      for (const { amount, takenAfter, keptFor } of taken.toSorted(
        (one, other) => one.takenAfter - other.takenAfter,
      )) {
        const at = later(first.from, takenAfter)
        const bonus = await agents.giveBonus(site, member.id, yuan(amount), at)
        if (keptFor !== null) await agents.quitBonus(site, bonus, later(at, keptFor))
      }
      const { sql } = site.platform
      for (const month of months) {
        const members = await readMemberMonths(sql, [agent.id], month)
        expect(members).toHaveLength(1)
        expect(members[0]?.awards).toBeGreaterThanOrEqual(0n)
        expect(commissionOf(terms, members).amount).toBe(0n)
      }
    }),
    { numRuns: 12, seed: 20_261_117 },
  )
})
