import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPrivacy } from '@xinghe/contract/account-privacy.ts'
import { winners, winnersMost, winnersTopic } from '@xinghe/contract/lobby-games.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { maskPlayer, smallestLeastNet } from '@xinghe/rules/lobby/winner.ts'
import { insertWin } from '../../../../test/inserted-win.ts'
import { openSocket } from '../../../../test/live-socket.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { readWinners } from './read-told.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

const now = (): Instant => site.platform.clock.now()

const win = ({ id: memberId }: Pick<VenueMember, 'id'>, net: Fen, at: Instant = now()) =>
  insertWin(site.platform.sql, { memberId, stake: 1_000_00n, payout: 1_000_00n + net, at })

interface Told {
  readonly leastNet: string
  readonly hours: number
  readonly list: readonly { readonly id: string; readonly player: string }[]
}

const read = async (): Promise<Told> => {
  const { data } = await site.call(winners, {})
  return data as unknown as Told
}
const tickets = async (): Promise<string[]> => (await read()).list.map(({ id }) => id)
const show = async (member: VenueMember, winsShown: boolean): Promise<void> => {
  expect(await member.call(setPrivacy, { winsShown })).toMatchObject({ status_code: 6000 })
}

describe('the latest winners', () => {
  it('are told from a net win of 500 yuan on, masked', async () => {
    const ann = await memberWith(site, 0n)
    const [small, large] = [await win(ann, 499_99n), await win(ann, 500_00n)]
    const told = await read()
    expect(told).toMatchObject({ leastNet: '500.00', hours: 24 })
    expect(told.list.find(({ id }) => id === large)).toMatchObject({
      player: maskPlayer(ann.name),
      simulated: 0,
      stake: '1000.00',
      payout: '1500.00',
      gameCode: 'KOI',
    })
    expect(told.list.map(({ id }) => id)).not.toContain(small)
    expect(JSON.stringify(told)).not.toContain(ann.name)
    expect(JSON.stringify(told)).not.toContain(ann.id)
  })

  it('take all that a hand put at risk for its stake', async () => {
    const { id: memberId } = await memberWith(site, 0n)
    const hand = { memberId, stake: 200_00n, risk: 400_00n, at: now() }
    const doubled = await insertWin(site.platform.sql, { ...hand, payout: 800_00n })
    const better = await insertWin(site.platform.sql, { ...hand, payout: 900_00n })
    const told = await tickets()
    expect(told).toContain(better)
    expect(told).not.toContain(doubled)
  })

  it('are those of the last 24 hours, newest first', async () => {
    const ann = await memberWith(site, 0n)
    const { sql, clock, config, settings } = site.platform
    // A clock that stands still, on a live site: without simulated players.
    const at = later(now(), 7 * dayMs)
    const platform = {
      sql,
      settings,
      clock: { ...clock, now: () => at },
      config: { ...config, mode: 'live' as const },
    }
    const [old, oldest] = [
      await win(ann, 600_00n, later(at, -dayMs - 1)),
      await win(ann, 600_00n, later(at, -dayMs)),
    ]
    const newest = await win(ann, 600_00n, at)
    const { list } = await readWinners(platform)
    expect(list.map(({ id }) => id)).toEqual([newest, oldest])
    expect(list.map(({ id }) => id)).not.toContain(old)
  })

  it('mark simulated players, who are not told on a live site', async () => {
    const robot = await memberWith(site, 0n)
    await site.platform.sql`update member set simulated = true where id = ${robot.id}`
    const ticket = await win(robot, 700_00n)
    expect((await read()).list).toContainEqual(
      expect.objectContaining({ id: ticket, player: maskPlayer(robot.name), simulated: 1 }),
    )
    const { config } = site.platform
    const live = await readWinners({ ...site.platform, config: { ...config, mode: 'live' } })
    expect(live.list.map(({ id }) => id)).not.toContain(ticket)
    expect(live.list.every(({ simulated }) => simulated === 0)).toBe(true)
  })

  it('go by the setting of the operator', async () => {
    const ann = await memberWith(site, 0n)
    const [least, below] = [await win(ann, smallestLeastNet), await win(ann, smallestLeastNet - 1n)]
    expect(await tickets()).not.toContain(least)
    await site.platform.settings.set('winners', { leastNet: '100.00', hours: 1 })
    expect(await read()).toMatchObject({ leastNet: '100.00', hours: 1 })
    expect(await tickets()).toContain(least)
    expect(await tickets()).not.toContain(below)
    await site.platform.settings.set('winners', { leastNet: '500.00', hours: 24 })
  })
})

describe('a member who opts out', () => {
  it('disappears with past and later wins, and comes back, without a change for others', async () => {
    const [ann, bob] = [await memberWith(site, 0n), await memberWith(site, 0n)]
    const [past, other] = [await win(ann, 800_00n), await win(bob, 800_00n)]
    expect(await tickets()).toEqual(expect.arrayContaining([past, other]))
    await show(ann, false)
    const afterwards = await win(ann, 900_00n)
    const without = await tickets()
    expect(without).toContain(other)
    expect(without).not.toContain(past)
    expect(without).not.toContain(afterwards)
    await show(ann, true)
    expect(await tickets()).toEqual(expect.arrayContaining([past, afterwards, other]))
  })

  it('leaves room for others', async () => {
    const [ann, bob] = [await memberWith(site, 0n), await memberWith(site, 0n)]
    const at = now()
    const theirs = await win(bob, 800_00n, at)
    for (let wins = 1; wins <= winnersMost; wins += 1) await win(ann, 800_00n, later(at, wins))
    expect(await tickets()).not.toContain(theirs)
    await show(ann, false)
    expect(await tickets()).toContain(theirs)
  })

  it('disappears from the live topic, which told of the win at once', async () => {
    const ann = await memberWith(site, 0n)
    const socket = await openSocket(site.url)
    socket.send({ t: 'sub', topic: winnersTopic })
    await socket.next('snap')
    /** Simulated players win now and then: other values may come between. */
    const told = async (ticket: string, wanted: boolean): Promise<boolean> => {
      const { list } = (await socket.next('delta'))['data'] as Told
      return list.some(({ id }) => id === ticket) === wanted || told(ticket, wanted)
    }
    const ticket = await win(ann, 800_00n)
    expect(await told(ticket, true)).toBe(true)
    await show(ann, false)
    expect(await told(ticket, false)).toBe(true)
    socket.close()
  })
})
