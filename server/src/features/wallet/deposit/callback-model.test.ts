import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { depositor, newReference, tell } from '../../../../test/depositor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const orders = 3
/** One callback: its order, reference and sum, and whether its signature is valid. */
const callback = fc.record({
  order: fc.nat({ max: orders - 1 }),
  reference: fc.nat({ max: 3 }),
  right: fc.boolean(),
  trusted: fc.boolean(),
  wait: fc.constantFrom(0, 0, 0, 20 * minuteMs),
})

/**
 * The simple model: of the trusted callbacks, a reference that was seen before moves nothing, and of the
 * others the first with the right sum is credited to its order.
 */
it('credits each order at most once and with its own sum, for any order of callbacks', async () => {
  const member = await depositor(site)
  let expected = 0n
  await fc.assert(
    fc.asyncProperty(fc.array(callback, { maxLength: 12 }), async (sequence) => {
      await site.platform.sql`
        update deposit_order set state = 'closed' where member_id = ${member.id} and state = 'waiting'`
      const open = []
      for (let at = 0; at < orders; at += 1) open.push(await member.order('bank'))
      const references = Array.from({ length: 4 }, newReference)
      const taken = new Set<string>()
      const credited = new Set<number>()
      for (const { order, reference, right, trusted, wait } of sequence) {
        site.platform.clock.advance?.(wait)
        const { orderId = '', payAmount = '' } = open[order] ?? {}
        const name = references[reference] ?? ''
        const amount = right ? payAmount : '7.00'
        const body = { orderId, reference: name, amount }
        await tell(site, { rail: 'bank', body, ...(trusted ? {} : { secret: 'x' }) })
        if (!trusted || taken.has(name)) continue
        taken.add(name)
        if (right && !credited.has(order)) {
          credited.add(order)
          expected += 500_00n
        }
      }
      expect(await member.balance()).toBe(expected)
      const [row] = await site.platform.sql<{ sum: bigint | null }[]>`
        select sum(sum)::bigint as sum from deposit_payment p
        join deposit_order o on o.id = p.order_id
        where o.member_id = ${member.id} and p.fate = 'credited'`
      expect(row?.sum ?? 0n).toBe(expected)
    }),
    { numRuns: 25 },
  )
  const [turnover] = await site.platform.sql<{ asked: bigint }[]>`
    select coalesce(sum(asked), 0)::bigint as asked from turnover_line where member_id = ${member.id}`
  expect(turnover?.asked).toBe(expected)
})
