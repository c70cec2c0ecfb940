import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '@xinghe/contract/lobby-venues.ts'
import { reconcileAll, setFault } from '../../../test/sandbox-venue.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { memberWith, placesOf, type VenueMember } from '../../../test/venue-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
afterEach(() => setFault(site, 'all', 'none'))

describe('launching a venue of another house', () => {
  const launch = (member: VenueMember, more: object = {}, id?: string) =>
    member.call(calls.launch, { enName: 'sbx', ...more }, id)

  it('recycles our venues and transfers all money', async () => {
    const member = await memberWith(site, 3_000n)
    await member.transfer('CRTY', 1, 1_000n)
    const { data } = await launch(member)
    expect(data).toMatchObject({ channelCode: 'SBX', uid: null })
    expect(data['url']).toMatch(/^\/sandbox\/venue\/play\/[\w-]{32}$/)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, book: 0n, sandbox: 3_000n })
  })

  it('moves money once for parallel launches, and repeats its answer', async () => {
    const member = await memberWith(site, 3_000n)
    const answers = await Promise.all(Array.from({ length: 4 }, () => launch(member)))
    expect(answers.map(({ status_code }) => status_code)).toEqual([6000, 6000, 6000, 6000])
    await reconcileAll(site)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, sandbox: 3_000n })
    const id = randomUUID()
    const first = await launch(member, {}, id)
    expect((await launch(member, {}, id)).data).toEqual(first.data)
  })

  it('sends no money to a venue that cannot be entered', async () => {
    const member = await memberWith(site, 3_000n)
    await setFault(site, 'launch', 'down')
    const id = randomUUID()
    expect((await launch(member, {}, id)).data.refusal).toBe('outside-unreachable')
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 3_000n, sandbox: 0n })
    await setFault(site, 'all', 'none')
    expect((await launch(member, {}, id)).data['url']).toMatch(/^\/sandbox\/venue\/play\//)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 0n, sandbox: 3_000n })
  })

  it('succeeds although the transfer is pending', async () => {
    const member = await memberWith(site, 3_000n)
    await setFault(site, 'transfer-in', 'garbled', 1)
    expect((await launch(member)).status_code).toBe(6000)
    await reconcileAll(site)
    expect(await placesOf(site, member.id)).toMatchObject({ transit: 0n, sandbox: 3_000n })
  })

  it('without auto-transfer asks the venue for the balance', async () => {
    const member = await memberWith(site, 3_000n)
    await member.call(calls.setAutoTransfer, { status: 0 })
    expect((await launch(member)).status_code).toBe(6413)
    await setFault(site, 'balance', 'down')
    expect((await launch(member)).data.refusal).toBe('outside-unreachable')
    expect((await launch(member, { isActivity: 1 })).status_code).toBe(6000)
    expect(await placesOf(site, member.id)).toMatchObject({ centre: 3_000n, sandbox: 0n })
  })

  it('opens once by its key, within its validity, for its own member', async () => {
    const [member, stranger] = [await memberWith(site, 0n), await memberWith(site, 0n)]
    const { data } = await launch(member)
    const open = (who: VenueMember, key: unknown) => who.call(calls.launchByKey, { key })
    expect((await open(stranger, data['key'])).status_code).toBe(6099)
    expect((await open(member, data['key'])).data).toEqual({
      channelCode: 'SBX',
      url: data['url'],
    })
    expect((await open(member, data['key'])).status_code).toBe(6099)
    expect((await open(member, 'x'.repeat(32))).status_code).toBe(6099)
    expect((await open(member, '')).data.refusal).toBe('invalid-parameter')
    const old = await launch(member)
    site.platform.clock.advance?.(2 * 60_000)
    expect((await open(member, old.data['key'])).status_code).toBe(6099)
  })
})
