import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { reconcileAll, releaseHeld, setFault, sumOf } from '../../../test/sandbox-venue.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { give, memberWith, placesOf, type VenueMember } from '../../../test/venue-member.ts'
import { reconcile } from './transfers/reconcile.ts'
import { flipCoin } from './venues/sandbox/books.ts'
import { faultKinds, operations } from './venues/sandbox/faults.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_PATIENCE_MS: '300' })
})
afterAll(() => site.close())

const amount = fc.bigInt({ min: 1n, max: 4_000n })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      channel: fc.constantFrom('CRTY', 'SBX'),
      ty: fc.constantFrom(1 as const, 2 as const),
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('launch' as const),
      enName: fc.constantFrom('crty', 'sbx'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recycle' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      operation: fc.constantFrom(...operations),
      kind: fc.constantFrom(...faultKinds),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('flip' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), amount }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('reconcile' as const, 'release' as const, 'kill' as const),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Does one step; returns the money that it created. */
const take = async (member: VenueMember, one: Step): Promise<Fen> => {
  const { platform, parts } = site
  switch (one.do) {
    case 'transfer':
      await member.transfer(one.channel, one.ty, one.amount)
      return 0n
    case 'launch':
      await member.call(calls.launch, { enName: one.enName })
      return 0n
    case 'recycle':
      await member.call(calls.recycle, {})
      return 0n
    case 'fault':
      await setFault(site, one.operation, one.kind, 1)
      return 0n
    case 'flip':
      await flipCoin(platform.sql, member.id, one.amount, platform.clock.now())
      return 0n
    case 'gift':
      await give(site, member.id, one.amount)
      return one.amount
    case 'reconcile':
      platform.clock.advance?.(600_000)
      await reconcile(platform, parts.lobby)
      return 0n
    case 'release':
      await releaseHeld(site)
      return 0n
    default: {
      const pid = parts.lobby.sandbox?.pid() ?? null
      if (pid !== null) process.kill(pid, 'SIGKILL')
      await expect.poll(() => parts.lobby.sandbox?.pid()).toBeNull()
      return 0n
    }
  }
}

/** The member's winnings at the venue, and the venue's balance in our ledger. */
const venueSide = async (member: VenueMember): Promise<{ won: Fen; lent: Fen }> => {
  const [row] = await site.platform.sql<{ won: Fen; lent: Fen }[]>`
    select (select coalesce(sum(payout - stake), 0)::bigint from sandbox_venue.bet
            where member = ${member.id}) as won,
           (select coalesce(sum(case when t.into_account = -60 then t.amount else -t.amount end), 0)::bigint
            from ledger_transfer t join venue_transfer v on v.id = t.cause
            where v.member_id = ${member.id} and -60 in (t.from_account, t.into_account)) as lent`
  if (row === undefined) throw new Error('no sums')
  return row
}

it('neither loses nor creates money, for any order of actions and faults', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const member = await memberWith(site, 10_000n)
      let given = 10_000n
      for (const one of steps) given += await take(member, one)

      await setFault(site, 'all', 'none')
      await releaseHeld(site)
      await reconcileAll(site, 10)
      const places = await placesOf(site, member.id)
      const { won, lent } = await venueSide(member)
      expect(places.transit).toBe(0n)
      expect(sumOf(places)).toBe(given + won)
      expect(places.sandbox).toBe(lent + won)
    }),
    { numRuns: 8 },
  )
})
