import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countLost } from '../../../test/day-use.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, placesOf, type VenueMember } from '../../../test/venue-member.ts'
import type { Answer } from '../../../test/wire-client.ts'
import { timestamp } from '../../platform/database/value.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const now = () => site.platform.clock.now()

const ways: [name: string, send: (member: VenueMember) => Promise<Answer>][] = [
  ['a transfer', (member) => member.transfer('SBX', 1, 1_000n)],
  ['a launch', (member) => member.call(calls.launch, { enName: 'sbx' })],
]

/** Written without telling any process: its sessions and caches have the member as before. */
const untold: [name: string, write: (member: VenueMember) => Promise<unknown>, refusal: string][] =
  [
    [
      'a cool-off',
      ({ id }) => site.platform.sql`
        insert into protection_break (member_id, cool_off_until)
        values (${id}, ${timestamp(later(now(), dayMs))})`,
      'cooling-off',
    ],
    [
      'a self-exclusion',
      ({ id }) => site.platform.sql`
        insert into protection_break (member_id, excluded_for_good) values (${id}, true)`,
      'self-excluded',
    ],
    [
      'a freeze',
      ({ id }) => site.platform.sql`update member set state = 'frozen' where id = ${id}`,
      'account-frozen',
    ],
  ]

/** A member with 100.00 and a limit of the day. */
const limited = async (kind: 'loss' | 'wager' | 'deposit', amount: Fen): Promise<VenueMember> => {
  const member = await memberWith(site, 10_000n)
  await site.platform.sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${member.id}, ${kind}, 'day', ${amount}, ${timestamp(now())})`
  return member
}

describe.each(ways)('%s to an outside venue', (_, send) => {
  it.each(untold)('takes no money during %s that the session does not know', async (...row) => {
    const [, write, refusal] = row
    const member = await memberWith(site, 10_000n)
    // The session is cached from here on.
    await member.call(calls.allBalance, { category: 8 })
    await write(member)
    expect((await send(member)).data).toMatchObject({ refusal })
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 10_000n, sandbox: 0n })
  })

  it.each(['loss', 'wager'] as const)(
    'takes no money when the %s limit is used up',
    async (kind) => {
      const member = await limited(kind, 2_000n)
      await countLost(site.platform.sql, member.id, 2_000n, now())
      expect((await send(member)).data).toMatchObject({
        refusal: 'limit-reached',
        kind,
        period: 'day',
        left: '0.00',
      })
      expect(await placesOf(site, member.id)).toMatchObject({ centre: 10_000n, sandbox: 0n })
    },
  )

  it('takes money while anything is left of the limits, and none of them is of deposits', async () => {
    const [almost, depositor] = [await limited('loss', 2_000n), await limited('deposit', 100n)]
    await countLost(site.platform.sql, almost.id, 1_999n, now())
    for (const member of [almost, depositor]) {
      expect((await send(member)).status_code).toBe(6000)
      expect((await placesOf(site, member.id)).sandbox).toBeGreaterThan(0n)
    }
  })
})

it('money comes back from an outside venue during a break and past a limit', async () => {
  const member = await limited('loss', 2_000n)
  await member.transfer('SBX', 1, 4_000n)
  await countLost(site.platform.sql, member.id, 2_000n, now())
  await site.platform.sql`
    insert into protection_break (member_id, excluded_for_good) values (${member.id}, true)`
  expect((await member.transfer('SBX', 2, 4_000n)).data).toMatchObject({ state: 'done' })
  expect(await placesOf(site, member.id)).toMatchObject({ centre: 10_000n, sandbox: 0n })
})
