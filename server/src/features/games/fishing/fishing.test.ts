import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { readRoundProof, rotateFair, readFair } from '@xinghe/contract/games-fair.ts'
import { joinRoom, shoot, type RoomTopic } from '@xinghe/contract/games-fishing.ts'
import { openGame, readRound, roundHistory } from '@xinghe/contract/games-play.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { betRecordList } from '@xinghe/contract/records-bets.ts'
import { dayMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { fishBetween } from '@xinghe/rules/games/fishing/sea.ts'
import { isShots } from '@xinghe/rules/games/fishing/shots.ts'
import { verifySolo } from '@xinghe/rules/games/verify/verify-solo.ts'
import { openSocket } from '../../../../test/live-socket.ts'
import { secondSite } from '../../../../test/second-site.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { openSeedVault } from '../../../platform/secrets/seed-vault.ts'
import * as seeds from '../seeds/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none', WIRE_ENCRYPTION: 'off' })
  site.platform.clock.stop?.(true)
})
afterAll(() => site.close())

interface Shooter extends VenueMember {
  readonly uid: string
}

const shooter = async (): Promise<Shooter> => {
  const member = await memberWith(site, 100_000n)
  const { sql, secrets, clock } = site.platform
  const vault = openSeedVault(secrets)
  await seeds.insertRow(sql, member.id, [vault.make(), vault.make()], clock.now())
  await seeds.writeClientSeed(sql, member.id, 'mine')
  const { data } = await member.call(launch, { enName: 'fishing', isActivity: 1 })
  return { ...member, uid: String(data['uid']) }
}
const ask = async <C extends Call>(
  { call }: VenueMember,
  which: C,
  input: object,
): Promise<OutputOf<C>> => {
  const answer = await call(which, input)
  if (answer.status_code !== 6000) throw new Error(JSON.stringify(answer))
  return z.decode(which.output, answer.data) as OutputOf<C>
}
const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal
const pass = (ms: number): void => site.platform.clock.advance?.(ms)
const fishIn = (sea: string) => {
  const now = site.platform.clock.now()
  const [one, two, three, four] = fishBetween(sea, now, now)
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    throw new Error('the sea is empty')
  return [one, two, three, four] as const
}

describe('a room', () => {
  it('has four seats; the fifth member sits in the next one', async () => {
    const members = [await shooter(), await shooter(), await shooter(), await shooter()]
    const places = []
    for (const member of members) places.push(await ask(member, joinRoom, { uid: member.uid }))
    expect(places.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(new Set(places.map(({ room }) => room)).size).toBe(1)
    expect(places.at(-1)?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(places[0]?.seats[0]?.name).toMatch(/^.\*\*\*.$/)
    const fifth = await shooter()
    const next = await ask(fifth, joinRoom, { uid: fifth.uid })
    expect(next.room).not.toBe(places[0]?.room)
    expect(next.sea).not.toBe(places[0]?.sea)
    const full = fifth.call(joinRoom, { uid: fifth.uid, room: places[0]?.room })
    expect(await refusalOf(full)).toBe('room-full')
    expect(await refusalOf(fifth.call(joinRoom, { uid: fifth.uid, room: '999999' }))).toBe(
      'room-unknown',
    )
    // A refused move leaves the member where they sat.
    expect(await ask(fifth, joinRoom, { uid: fifth.uid })).toMatchObject({ room: next.room })

    pass(40 * secondMs)
    const [first] = members
    if (first === undefined) throw new Error('nobody sits')
    expect(await ask(first, joinRoom, { uid: first.uid })).toMatchObject({ seat: 0 })
    pass(40 * secondMs)
    const moved = await ask(fifth, joinRoom, { uid: fifth.uid, room: places[0]?.room })
    expect(moved).toMatchObject({ room: places[0]?.room, seat: 1 })
    expect(moved.seats.map(({ seat }) => seat)).toEqual([0, 1])
    pass(2 * minuteMs)
  })
})

describe('shots over the wire', () => {
  it('are answered, listed, explained, found in the records, and verified', async () => {
    const member = await shooter()
    const { uid } = member
    const { room, sea } = await ask(member, joinRoom, { uid })
    const [one, two] = fishIn(sea)
    const hits = [
      { fish: one.id, bullet: '0.50' },
      { fish: two.id, bullet: '10.00' },
    ]
    const told = await ask(member, shoot, { uid, room, hits })
    expect(told).toMatchObject({ stake: 1_050n, hits: [{ kind: one.kind }, { kind: two.kind }] })
    expect(told.payout).toBe(told.hits.reduce((sum, { payout }) => sum + payout, 0n))
    expect(told.balance).toBe(100_000n - 1_050n + told.payout)
    expect(told.readyAt).toBe(site.platform.clock.now() + secondMs)
    const opened = await ask(member, openGame, { gameCode: 'FISH' })
    expect(opened).toMatchObject({ channelCode: 'XHBY', balance: told.balance, maxPayout: '200' })
    expect(opened.stakes).toEqual([10n, 20n, 50n, 100n, 200n, 500n, 1_000n])
    expect(opened.session.net).toBe(told.payout - 1_050n)
    const { rounds } = await ask(member, roundHistory, { gameCode: 'FISH' })
    expect(rounds).toEqual(opened.rounds)
    expect(rounds[0]?.explanation).toMatch(/^星河捕鱼：投注 ¥10\.50，.+，.+。$/)
    const { round } = await ask(member, readRound, { roundId: told.roundId })
    expect(round.payout).toBe(told.payout)
    const now = site.platform.clock.now()
    const [from, to] = [new Date(now - dayMs).toISOString(), new Date(now + dayMs).toISOString()]
    const { list } = await ask(member, betRecordList, { from, to, category: 7 })
    expect(list).toMatchObject([
      { ticketId: told.roundId, channelCode: 'XHBY', risk: 1_050n, what: '星河捕鱼' },
    ])

    const { nextCommit } = await ask(member, readFair, { uid })
    await ask(member, rotateFair, { uid, nextCommit, clientSeed: 'next' })
    const proof = await ask(member, readRoundProof, { ticket: told.roundId })
    expect(isShots(proof.choice)).toBe(true)
    const verified = verifySolo(proof)
    if (!verified.ok) throw new Error(verified.reason)
    expect(verified.value).toMatchObject({ isCommitted: true, isPaidRight: true })
    const caught = verified.value.draws.flatMap(({ meaning }) =>
      meaning.kind === 'catch' ? [meaning.isCaught] : [],
    )
    expect(caught).toEqual(told.hits.map(({ multiple }) => multiple > 0))
  })

  it('have the same answer when they are sent again', async () => {
    const member = await shooter()
    const { uid } = member
    const { room, sea } = await ask(member, joinRoom, { uid })
    const input = { uid, room, hits: [{ fish: fishIn(sea)[0].id, bullet: '0.10' }] }
    const requestId = randomUUID()
    const first = await member.call(shoot, input, requestId)
    expect(first.status_code).toBe(6000)
    expect(await member.call(shoot, input, requestId)).toEqual(first)
  })

  it('are refused by name', async () => {
    const member = await shooter()
    const { uid } = member
    const { room, sea } = await ask(member, joinRoom, { uid })
    const [one, two, three, four] = fishIn(sea)
    const hit = { fish: one.id, bullet: '1.00' }
    const refused = (over: object) =>
      refusalOf(member.call(shoot, { uid, room, hits: [hit], ...over }))
    expect(await refused({ uid: 'another' })).toBe('wallet-token-expired')
    expect(await refused({ hits: [hit, hit] })).toBe('fish-repeated')
    expect(await refused({ hits: [{ ...hit, bullet: '0.15' }] })).toBe('stake-not-offered')
    expect(await refused({ hits: [{ ...hit, bullet: '20.00' }] })).toBe('stake-not-offered')
    expect(await refused({ hits: [] })).toBe('invalid-parameter')
    const tooMany = [one, two, three, four].map(({ id }) => ({ ...hit, fish: id }))
    expect(await refused({ hits: tooMany })).toBe('invalid-parameter')
    expect(await refused({ hits: [{ ...hit, fish: 'q1.1' }] })).toBe('fish-unknown')
    expect(await refused({ room: '999999' })).toBe('not-seated')
    expect(await refusalOf(site.call(shoot, { uid, room, hits: [hit] }, {}))).toBe(
      'session-expired',
    )
    await site.platform.sql`update venue_channel set state = 'maintenance' where code = 'XHBY'`
    pass(5 * secondMs)
    expect(await refused({})).toBe('venue-maintenance')
    await site.platform.sql`update venue_channel set state = 'open' where code = 'XHBY'`
    pass(5 * secondMs)
    const [now, soon] = fishIn(sea)
    expect(await refused({ hits: [{ ...hit, fish: now.id }] })).toBeUndefined()
    expect(await refused({ hits: [{ ...hit, fish: soon.id }] })).toBe('round-too-soon')
  })
})

describe('the topic of a room', () => {
  it('tells seats, and shots and catches, to the sockets of every process', async () => {
    pass(2 * minuteMs)
    const other = await secondSite(site)
    try {
      const member = await shooter()
      const { uid } = member
      const { room, sea, seat } = await ask(member, joinRoom, { uid })
      const socket = await openSocket(other.url)
      socket.send({ t: 'sub', topic: `room:${room}` })
      const snap = await socket.next('snap')
      expect(snap).toMatchObject({ topic: `room:${room}`, data: { sea, seats: [{ seat }] } })
      const fish = fishIn(sea)[0].id
      const { hits } = await ask(member, shoot, { uid, room, hits: [{ fish, bullet: '1.00' }] })
      // The member's own seat may be told first.
      const heard = async (part: 'seats' | 'shots', count: number): Promise<object> => {
        const { data } = await socket.next('delta')
        const told = (data as RoomTopic)[part]
        return told?.length === count ? (data as object) : heard(part, count)
      }
      expect(await heard('shots', 1)).toMatchObject({
        shots: [{ seat, hits: [{ fish, bullet: 100, multiple: hits[0]?.multiple }] }],
      })
      const second = await shooter()
      await ask(second, joinRoom, { uid: second.uid, room })
      expect(await heard('seats', 2)).toMatchObject({ seats: [{ seat: 0 }, { seat: 1 }] })
      socket.close()
    } finally {
      await other.close()
    }
  })

  it('of no room and of no number is unknown', async () => {
    const socket = await openSocket(site.url)
    for (const topic of ['room:999999', 'room:x']) {
      socket.send({ t: 'sub', topic })
      expect(await socket.next('refused')).toMatchObject({ about: topic, refusal: 'not-found' })
    }
    socket.close()
  })
})
