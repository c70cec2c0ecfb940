import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import { secondSite } from '../../../test/second-site.ts'
import { reconcileAll, releaseHeld, setFault, sumOf } from '../../../test/sandbox-venue.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, placesOf, through, type VenueMember } from '../../../test/venue-member.ts'
import { withWallets } from '../../ledger/with-wallets.ts'
import { newTransferId } from './new-ids.ts'
import { beginOutside } from './transfers/begin-transfer.ts'
import { finishTransfer } from './transfers/finish-transfer.ts'
import { reconcile } from './transfers/reconcile.ts'

let site: TestSite
/** A process with a short timeout, for requests that are never answered. */
let hasty: TestSite
beforeAll(async () => {
  // Reconciled only by the tests.
  site = await startSite({ VENUE_PATIENCE_MS: '20000', VENUE_RECONCILE_MS: '3600000' })
  const { venue } = site.platform.config
  hasty = await secondSite(site, { venue: { ...venue, patienceMs: 400 } })
})
afterAll(async () => {
  await hasty.close()
  await site.close()
})
afterEach(async () => {
  await setFault(site, 'all', 'none')
  await releaseHeld(hasty)
  // Transfers of the process with the short timeout must not be due by the other's clock: a job looks
  // every minute.
  hasty.platform.clock.advance?.(site.platform.clock.now() - hasty.platform.clock.now())
})

const into = (member: VenueMember, amount: bigint, id?: string) =>
  member.transfer('SBX', 1, amount, id)
const back = (member: VenueMember, amount: bigint, id?: string) =>
  member.transfer('SBX', 2, amount, id)

/** Asks with the short timeout. */
const hastily = (member: VenueMember) => through(hasty, member)

/** A member with 100.00, 40.00 of it at the venue. */
const halfThere = async (): Promise<VenueMember> => {
  const member = await memberWith(site, 10_000n)
  const answer = await into(member, 4_000n)
  if (answer.data['state'] !== 'done') throw new Error(JSON.stringify(answer))
  return member
}

describe('a venue of another house', () => {
  it('accepts transfers in and out', async () => {
    const member = await halfThere()
    const answer = await back(member, 1_500n)
    expect(answer.data).toMatchObject({
      state: 'done',
      centerWalletBalance: '75.00',
      venueBalance: '25.00',
    })
    expect(await placesOf(site, member.id)).toMatchObject({
      centre: 7_500n,
      transit: 0n,
      sandbox: 2_500n,
    })
    const { data } = await member.call(calls.allBalance, { category: 8 })
    expect(data['totalMoney']).toBe('100.00')
    expect(data['venues']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ channelCode: 'CRTY', balance: '0.00' }),
        expect.objectContaining({
          channelCode: 'SBX',
          title: '沙盒场馆',
          balance: '25.00',
          pending: '0.00',
        }),
      ]),
    )
  })

  it('refuses to pay out more than the balance', async () => {
    const member = await halfThere()
    expect((await back(member, 4_001n)).data.refusal).toBe('balance-too-low')
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, sandbox: 4_000n })
  })

  it('answers the same request id with the same transfer', async () => {
    const member = await halfThere()
    const id = randomUUID()
    const first = await back(member, 1_000n, id)
    expect((await back(member, 1_000n, id)).data).toEqual(first.data)
    expect((await back(member, 1_001n, id)).data.refusal).toBe('request-id-reused')
    expect(await placesOf(site, member.id)).toMatchObject({ sandbox: 3_000n })
  })

  it('allows one open transfer per member', async () => {
    const member = await halfThere()
    await setFault(site, 'transfer-in', 'hang-before', 1)
    expect((await into(hastily(member), 100n)).data['state']).toBe('pending')
    expect((await into(member, 100n)).data.refusal).toBe('transfer-pending')
    expect((await back(member, 100n)).data.refusal).toBe('transfer-pending')
    await releaseHeld(hasty)
    await reconcileAll(site)
    expect((await back(member, 100n)).data['state']).toBe('done')
  })

  it('has the balance null while it does not answer, and the others are listed', async () => {
    const member = await halfThere()
    await setFault(site, 'balance', 'down')
    const { data } = await member.call(calls.allBalance, { category: 8 })
    expect(data).toMatchObject({ totalMoney: '60.00' })
    expect(data['venues']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ channelCode: 'CRTY', balance: '0.00' }),
        expect.objectContaining({ channelCode: 'SBX', balance: null }),
      ]),
    )
    const one = await member.call(calls.venueBalance, { channelCode: 'SBX' })
    expect(one.data.refusal).toBe('outside-unreachable')
    const recycled = await member.call(calls.recycle, {})
    expect(recycled.data['venues']).toEqual([
      { channelCode: 'SBX', amount: '0.00', state: 'failed' },
    ])
  })

  it('is emptied by recycling', async () => {
    const member = await halfThere()
    await member.transfer('CRTY', 1, 1_000n)
    const { data } = await member.call(calls.recycle, {})
    expect(data).toMatchObject({ recycled: '50.00', centerWalletBalance: '100.00' })
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 10_000n, sandbox: 0n })
  })
})

describe('a transfer that fails', () => {
  /** The answer to the caller, and whether the money moves in the end. */
  const faults = [
    ['hang-before', 'pending', false],
    ['hang-after', 'pending', true],
    ['late', 'pending', true],
    ['repeat', 'done', true],
    ['refuse', 'outside-refused', false],
    ['garbled', 'pending', true],
    ['down', 'pending', false],
  ] as const

  it.each(faults.flatMap((row) => [['in', ...row] as const, ['out', ...row] as const]))(
    'on the way %s, %s: nothing is lost or made',
    async (way, fault, told, moves) => {
      const member = await halfThere()
      await setFault(site, way === 'in' ? 'transfer-in' : 'transfer-out', fault)
      const asking = told === 'pending' ? hastily(member) : member
      const answer = await (way === 'in' ? into(asking, 1_000n) : back(asking, 1_000n))
      expect(answer.data['state'] ?? answer.data.refusal).toBe(told)

      await setFault(site, 'all', 'none')
      await releaseHeld(hasty)
      await reconcileAll(site)
      const places = await placesOf(site, member.id)
      expect(sumOf(places)).toBe(10_000n)
      expect(places.transit).toBe(0n)
      const there = way === 'in' ? 5_000n : 3_000n
      expect(places.sandbox).toBe(moves ? there : 4_000n)
    },
  )

  it('ignores a request that arrives after its cancellation', async () => {
    const member = await halfThere()
    await setFault(site, 'transfer-in', 'late', 1)
    expect((await into(hastily(member), 1_000n)).data['state']).toBe('pending')
    // The request is still in transit while the transfer is queried, cancelled and returned.
    await reconcileAll(site)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, transit: 0n })
    expect(await releaseHeld(hasty)).toBe(1)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, sandbox: 4_000n })
  })

  it('leaves money in transit while the venue does not answer', async () => {
    const member = await halfThere()
    await setFault(site, 'all', 'down')
    expect((await into(hastily(member), 1_000n)).data['state']).toBe('pending')
    expect(await reconcileAll(site, 5)).toBe(5)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 5_000n, transit: 1_000n })
    const [letters] = await site.platform.sql`
      select count(*)::int as count from letter where member_id = ${member.id}`
    expect(letters).toEqual({ count: 0 })

    await setFault(site, 'all', 'none')
    await reconcileAll(site)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, transit: 0n })
    const written = await site.platform.sql`
      select title_cn as title, body_cn as body from letter where member_id = ${member.id}`
    expect(written).toEqual([
      { title: '转账未完成', body: '您转入沙盒场馆的 10.00 元未能完成，金额已退回中心钱包。' },
    ])
  })

  it('answers a repeated request with the outcome known since', async () => {
    const member = await halfThere()
    const id = randomUUID()
    await setFault(site, 'transfer-in', 'hang-after', 1)
    expect((await into(hastily(member), 1_000n, id)).data['state']).toBe('pending')
    await reconcileAll(site)
    const again = await into(member, 1_000n, id)
    expect(again.data).toMatchObject({ state: 'done', venueBalance: '50.00' })
  })

  it('recovers when the venue’s process dies', async () => {
    const member = await halfThere()
    await setFault(site, 'transfer-in', 'late', 1)
    const asking = into(member, 1_000n)
    await vi.waitFor(async () => expect((await placesOf(site, member.id)).transit).toBe(1_000n))
    process.kill(site.parts.lobby.sandbox?.pid() ?? 0, 'SIGKILL')
    expect((await asking).data['state']).toBe('pending')
    await reconcileAll(site)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, sandbox: 4_000n })
  })

  it.each([
    ['before the venue was asked', false],
    ['after the venue had done it', true],
  ])('is ended by another process when the first died %s', async (_, asked) => {
    const member = await halfThere()
    const { sql, clock } = site.platform
    const id = newTransferId()
    const order = { id, memberId: member.id, amount: 1_000n }
    const transfer = { ...order, venue: 'SBX', direction: 'in' } as const
    await withWallets(sql, (tx) => beginOutside(tx, transfer, clock.now()))
    if (asked) await site.parts.lobby.outside.get('SBX')?.transferIn(order)

    const other = await secondSite(site)
    await reconcileAll(other)
    const there = asked ? { centre: 5_000n, sandbox: 5_000n } : { centre: 6_000n, sandbox: 4_000n }
    expect(await placesOf(site, member.id)).toMatchObject({ ...there, transit: 0n })
    await other.close()
  })

  it('ends once, whatever is reported afterwards', async () => {
    const member = await halfThere()
    const { sql, clock } = site.platform
    const venue = site.parts.lobby.outside.get('SBX')
    if (venue === undefined) throw new Error('no venue')
    const transfer = {
      id: newTransferId(),
      memberId: member.id,
      venue: 'SBX',
      direction: 'in',
      amount: 1_000n,
    } as const
    await withWallets(sql, (tx) => beginOutside(tx, transfer, clock.now()))
    const returned = { state: 'returned', reason: 'cancelled' } as const
    await finishTransfer(sql, venue, transfer.id, returned, clock.now())
    await finishTransfer(sql, venue, transfer.id, { state: 'done' }, clock.now())
    await finishTransfer(sql, venue, transfer.id, returned, clock.now())
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 6_000n, transit: 0n })
    const rows =
      await sql`select code from ledger_transfer where cause = ${transfer.id} order by id`
    expect(rows.map((row) => row['code'])).toEqual(['venue-in', 'venue-returned'])
  })

  it('is reconciled by one process at a time', async () => {
    const member = await halfThere()
    await setFault(site, 'transfer-in', 'hang-after')
    await into(hastily(member), 1_000n)
    await setFault(site, 'all', 'none')
    await releaseHeld(hasty)
    site.platform.clock.advance?.(3_600_000)
    await Promise.all(Array.from({ length: 4 }, () => reconcile(site.platform, site.parts.lobby)))
    await reconcileAll(site)
    const rows = await site.platform.sql`
      select tries, state from venue_transfer
      where member_id = ${member.id} and amount = 1000`
    expect(rows).toEqual([{ tries: 1, state: 'done' }])
  })
})
