import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import * as calls from '@xinghe/contract/games-play.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { betRecordList } from '@xinghe/contract/records-bets.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith, type VenueMember } from '../../../../test/venue-member.ts'
import { openSeedVault } from '../../../platform/secrets/seed-vault.ts'
import * as seeds from '../seeds/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ VENUE_ADAPTER: 'none' })
})
afterAll(() => site.close())

interface Player extends VenueMember {
  readonly uid: string
}

/** A member who has launched the venue and chosen a client seed. */
const playerWith = async (balance: Fen, enName = 'slots'): Promise<Player> => {
  const member = await memberWith(site, balance)
  const { sql, secrets, clock } = site.platform
  const vault = openSeedVault(secrets)
  await seeds.insertRow(sql, member.id, [vault.make(), vault.make()], clock.now())
  await seeds.writeClientSeed(sql, member.id, 'mine')
  const { data } = await member.call(launch, { enName, isActivity: 1 })
  return { ...member, uid: String(data['uid']) }
}

/** The answer, checked by the schema of the contract. */
const ask = async <C extends Call>(
  { call }: VenueMember,
  which: C,
  input: object,
  requestId?: string,
): Promise<OutputOf<C>> => {
  const answer = await call(which, input, requestId)
  if (answer.status_code !== 6000) throw new Error(JSON.stringify(answer))
  return z.decode(which.output, answer.data) as OutputOf<C>
}
const refusalOf = async (answer: Promise<{ data: { refusal?: string } }>) =>
  (await answer).data.refusal

describe('a spin over the wire', () => {
  it('is answered, listed, explained and found in the bet records', async () => {
    const player = await playerWith(10_000n)
    const input = { uid: player.uid, gameCode: 'KOI', stake: '2.00' }
    const { round, balance } = await ask(player, calls.spin, input)
    expect(balance).toBe(10_000n - 200n + (round.payout ?? 0n))
    const opened = await ask(player, calls.openGame, { gameCode: 'KOI' })
    expect(opened).toMatchObject({ channelCode: 'XHDZ', balance, openHand: null, otherHands: [] })
    expect(opened.stakes[0]).toBe(100n)
    expect(opened.session.net).toBe((round.payout ?? 0n) - 200n)
    expect(opened.rounds.map(({ roundId }) => roundId)).toEqual([round.roundId])
    expect(opened.rounds[0]?.drawNumber).toBeNull()
    expect(opened.fair).toMatchObject({ clientSeed: 'mine', nonce: 1 })
    const { rounds, hasMore } = await ask(player, calls.roundHistory, {})
    expect(rounds).toEqual(opened.rounds)
    expect(hasMore).toBe(false)
    const again = await ask(player, calls.readRound, { roundId: round.roundId })
    expect(again.round).toEqual(round)
    expect(again.explanation).toMatch(/^锦鲤跃门：投注 ¥2，.+。$/)
    expect(again.fair).toMatchObject({ clientSeed: 'mine', serverSeed: null })
    const now = site.platform.clock.now()
    const [from, to] = [new Date(now - dayMs).toISOString(), new Date(now + dayMs).toISOString()]
    const records = await ask(player, betRecordList, { from, to, category: 6 })
    expect(records.list).toMatchObject([
      { ticketId: round.roundId, channelCode: 'XHDZ', risk: 200n, what: '锦鲤跃门' },
    ])
    expect(records.list[0]?.explanation).toBe(again.explanation)
    expect((await ask(player, betRecordList, { from, to, category: 3 })).total).toBe(0)
  })

  it('has the same answer when it is sent again', async () => {
    const player = await playerWith(10_000n)
    const input = { uid: player.uid, gameCode: 'GEM', stake: '1.00' }
    const requestId = randomUUID()
    const first = await ask(player, calls.spin, input, requestId)
    expect(await ask(player, calls.spin, input, requestId)).toEqual(first)
    const other = player.call(calls.spin, { ...input, stake: '2.00' }, requestId)
    expect(await refusalOf(other)).toBe('request-id-reused')
  })

  it.each([
    ['a game that is not there', { gameCode: 'NOPE' }, 'game-unknown'],
    ['a game that is dealt', { gameCode: 'BJ' }, 'game-unknown'],
    ['a stake off the ladder', { stake: '3.00' }, 'stake-not-offered'],
    ['a stake above the ladder', { gameCode: 'DRG', stake: '200.00' }, 'stake-not-offered'],
    ['no stake', { stake: '0.00' }, 'stake-not-offered'],
    ['a stake that is no amount', { stake: 'all' }, 'invalid-parameter'],
    ['a foreign uid', { uid: 'x'.repeat(32) }, 'wallet-token-expired'],
  ])('is refused for %s', async (_, wrong, refusal) => {
    const player = await playerWith(100_000n)
    const input = { uid: player.uid, gameCode: 'GEM', stake: '1.00', ...wrong }
    expect(await refusalOf(player.call(calls.spin, input))).toBe(refusal)
    expect((await ask(player, calls.roundHistory, {})).rounds).toEqual([])
  })

  it('is refused while the venue is closed', async () => {
    const player = await playerWith(10_000n)
    const { sql, clock } = site.platform
    const setState = async (state: string): Promise<void> => {
      await sql`update venue_channel set state = ${state} where code = 'XHDZ'`
      clock.advance?.(2_000)
    }
    await setState('maintenance')
    const input = { uid: player.uid, gameCode: 'GEM', stake: '1.00' }
    expect(await refusalOf(player.call(calls.spin, input))).toBe('venue-maintenance')
    await setState('open')
    await ask(player, calls.spin, input)
  })

  it('needs a login, and the table of returns does not', async () => {
    const input = { uid: 'x', gameCode: 'GEM', stake: '1.00' }
    expect(await refusalOf(site.call(calls.spin, input))).toBe('session-expired')
    const { data } = await site.call(calls.returnTable, { gameCode: 'GEM' })
    expect(data).toContainEqual({
      gameCode: 'GEM',
      bet: 'base game',
      fraction: '13219/13824',
      percent: '95.6236%',
    })
  })
})

describe('a hand over the wire', () => {
  it('is found again after a reload, and ends', async () => {
    const player = await playerWith(100_000n, 'cards')
    let hand = null
    while (hand === null) {
      const input = { uid: player.uid, gameCode: 'BJ', stake: '10.00' }
      const { round } = await ask(player, calls.deal, input)
      if (round.state === 'open') hand = round
      else site.platform.clock.advance?.(5_000)
    }
    const opened = await ask(player, calls.openGame, { gameCode: 'BJ' })
    expect(opened.openHand).toEqual(hand)
    const elsewhere = await ask(player, calls.openGame, { gameCode: 'ZJH' })
    expect(elsewhere.otherHands).toEqual([{ roundId: hand.roundId, gameCode: 'BJ' }])
    const act = { gameCode: 'BJ', roundId: hand.roundId, action: 'nonsense' }
    expect(await refusalOf(player.call(calls.act, act))).toBe('action-not-allowed')
    const stranger = await playerWith(1_000n, 'cards')
    const theirs = { ...act, action: 'stand' }
    expect(await refusalOf(stranger.call(calls.act, theirs))).toBe('round-unknown')
    expect(await refusalOf(stranger.call(calls.readRound, { roundId: hand.roundId }))).toBe(
      'round-unknown',
    )
    const requestId = randomUUID()
    const first = { ...act, action: opened.openHand?.risk === 0n ? 'hit' : 'hit' }
    const answer = await player.call(calls.act, first, requestId)
    const taken = answer.status_code === 6000 ? 'hit' : 'decline'
    const goOn = { ...act, action: taken }
    const once = await ask(player, calls.act, goOn, requestId)
    expect((await ask(player, calls.act, goOn, requestId)).round).toEqual(once.round)
    for (let round = once.round; round.state === 'open';)
      ({ round } = await ask(player, calls.act, { ...act, action: 'stand' }))
    expect(await refusalOf(player.call(calls.act, { ...act, action: 'stand' }))).toBe('round-over')
  })

  it('of a choice that the game does not have is refused', async () => {
    const player = await playerWith(100_000n, 'cards')
    const input = { uid: player.uid, gameCode: 'ZJH', stake: '10.00' }
    const refused = player.call(calls.deal, { ...input, choice: { opponents: 9 } })
    expect(await refusalOf(refused)).toBe('invalid-parameter')
    const { round } = await ask(player, calls.deal, { ...input, choice: { opponents: 2 } })
    expect(round).toMatchObject({ risk: 2_000n, state: 'open' })
  })
})
