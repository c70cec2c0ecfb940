import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '@xinghe/contract/json.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import type { NiuniuView } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, refusalOf, type GamesFixture } from '../../../../test/games-fixture.ts'
import { finishLeftHands } from '../play/finish-left-hands.ts'
import type { Played, SoloRound } from '../round/round.ts'
import { findGame } from '../solo/solo-games.ts'
import { readRound } from '../solo/store-round.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await openGamesFixture(await freshDatabase())
})
afterAll(async () => {
  expect(await fixture.faults()).toEqual([])
  await fixture.close()
})

const played = async (work: Promise<Played<SoloRound> | 'repeated'>): Promise<SoloRound> => {
  const answer = await work
  if (answer === 'repeated') throw new Error('repeated')
  return answer.round
}

interface Dealt<View> {
  readonly id: MemberId
  readonly hand: SoloRound
  readonly view: View
}

/** Seeds decide the cards: members are dealt to until one has a hand like this. */
const dealt = async <View>(
  game: string,
  choice: Json,
  isWanted: (view: View) => boolean,
  inVenue: Fen = 100_000n,
): Promise<Dealt<View>> => {
  for (;;) {
    const id = await fixture.member({ venue: 'XHQP', inVenue })
    const hand = await played(fixture.start(id, game, 1_000n, { choice }))
    const view = hand.view as View
    if (isWanted(view)) return { id, hand, view }
  }
}
const blackjackHand = (isWanted: (view: BlackjackView) => boolean, inVenue?: Fen) =>
  dealt<BlackjackView>('BJ', null, isWanted, inVenue)
const canPlay = ({ phase }: BlackjackView): boolean => phase === 'play'

const stored = async ({ id, hand }: Dealt<unknown>) => {
  const row = await readRound(fixture.sql, ticketNumber('XG', hand.ticket) ?? 0, id)
  if (row === null) throw new Error('no round')
  return row
}

describe('二十一点 at the server', () => {
  it('goes on in another process with the same cards, and shows the hole card at the end alone', async () => {
    const { id, hand, view } = await blackjackHand(canPlay)
    expect(view.dealer.cards[1]).toBeNull()
    const restarted = fixture.second()
    const ended = await played(restarted.act(id, hand.ticket, 'stand', { game: 'BJ' }))
    const end = ended.view as BlackjackView
    expect(end.hands[0]?.cards).toEqual(view.hands[0]?.cards)
    expect(end.dealer.cards[0]).toBe(view.dealer.cards[0])
    expect(end.dealer.cards).not.toContain(null)
    const paid = ((end.hands[0]?.paid ?? 0) * 1_000) / 1_000
    expect(ended).toMatchObject({ state: 'settled', payout: BigInt(paid) })
    expect(await fixture.money(id)).toBe(99_000n + BigInt(paid))
  })

  it('takes the stake of a double, and refuses one that cannot be paid', async () => {
    const { id, hand } = await blackjackHand(canPlay)
    const ended = await played(fixture.act(id, hand.ticket, 'double', { game: 'BJ' }))
    expect(ended).toMatchObject({ state: 'settled', risk: 2_000n })
    expect(await fixture.money(id)).toBe(98_000n + (ended.payout ?? 0n))

    const poor = await blackjackHand(canPlay, 1_500n)
    const refused = fixture.act(poor.id, poor.hand.ticket, 'double', { game: 'BJ' })
    expect(await refusalOf(refused)).toBe('balance-too-low')
    expect(await stored(poor)).toMatchObject({ state: 'open', actions: [] })
    expect(await fixture.money(poor.id)).toBe(500n)
  })

  it('splits once for one more stake, and settles both hands together', async () => {
    const isPair = ({ allowed }: BlackjackView) => allowed.includes('split')
    const { id, hand } = await blackjackHand(isPair)
    let round = await played(fixture.act(id, hand.ticket, 'split', { game: 'BJ' }))
    expect(round.risk).toBe(2_000n)
    while (round.state === 'open')
      round = await played(fixture.act(id, hand.ticket, 'stand', { game: 'BJ' }))
    const end = round.view as BlackjackView
    expect(end.hands).toHaveLength(2)
    const paid = end.hands.reduce((sum, each) => sum + (each.paid ?? 0), 0)
    expect(round.payout).toBe(BigInt(paid))
  })

  it('sells insurance for half a stake before anything else', async () => {
    const { id, hand } = await blackjackHand(({ phase }) => phase === 'insurance')
    expect(await refusalOf(fixture.act(id, hand.ticket, 'hit', { game: 'BJ' }))).toBe(
      'action-not-allowed',
    )
    const insured = await played(fixture.act(id, hand.ticket, 'insure', { game: 'BJ' }))
    expect(insured.risk).toBe(1_500n)
    expect((insured.view as BlackjackView).insurance?.staked).toBe(500)
  })

  it('refuses a foreign hand, an action of another game, and one that the cards do not allow', async () => {
    const noPair = (view: BlackjackView) => canPlay(view) && !view.allowed.includes('split')
    const { id, hand } = await blackjackHand(noPair)
    const stranger = await fixture.member({ venue: 'XHQP' })
    const ask = (who: MemberId, action: string) =>
      refusalOf(fixture.act(who, hand.ticket, action, { game: 'BJ' }))
    expect(await ask(stranger, 'stand')).toBe('round-unknown')
    expect(await ask(id, 'look')).toBe('action-not-allowed')
    expect(await ask(id, 'split')).toBe('action-not-allowed')
    expect(await ask(id, 'stand')).toBeNull()
    expect(await ask(id, 'stand')).toBe('round-over')
  })

  it('is stood on after a day, without insurance and without a refund', async () => {
    const left = await blackjackHand(({ phase }) => phase === 'insurance')
    fixture.pass(dayMs)
    await finishLeftHands(fixture, fixture)
    const row = await stored(left)
    expect(row).toMatchObject({ state: 'settled', risk: 1_000n })
    expect(row.actions.map(({ action }) => action).slice(0, 1)).toEqual(['decline'])
    expect(await fixture.money(left.id)).toBe(99_000n + (row.payout ?? 0n))
  })

  it('begins again only after five seconds, and draws other cards then', async () => {
    const { id, hand } = await blackjackHand(canPlay)
    await played(fixture.act(id, hand.ticket, 'stand', { game: 'BJ' }))
    expect(await refusalOf(fixture.start(id, 'BJ', 1_000n))).toBe('round-too-soon')
    fixture.pass(4_999)
    expect(await refusalOf(fixture.start(id, 'BJ', 1_000n))).toBe('round-too-soon')
    fixture.pass(1)
    const next = await played(fixture.start(id, 'BJ', 1_000n))
    expect(next.nonce).toBe(hand.nonce + 1)
  })
})

describe('牛牛 at the server', () => {
  it('is settled with its deal: 翻倍 holds five stakes and returns what was not lost', async () => {
    const choice = { mode: 'multiplied', others: 3 } as const
    const { id, hand, view } = await dealt<NiuniuView>('NN', choice, () => true)
    expect(hand).toMatchObject({ state: 'settled', risk: 5_000n, payout: BigInt(view.paid) })
    expect(view.others).toHaveLength(3)
    expect(await fixture.money(id)).toBe(95_000n + BigInt(view.paid))
    const lost = await dealt<NiuniuView>('NN', choice, ({ won }) => !won)
    expect(lost.hand.payout).toBe(5_000n - 1_000n * BigInt(lost.view.multiplier))
  })

  it('refuses 翻倍 where one stake could be paid and five could not', async () => {
    const id = await fixture.member({ venue: 'XHQP', inVenue: 4_000n })
    const asked = fixture.start(id, 'NN', 1_000n, { choice: { mode: 'multiplied', others: 0 } })
    expect(await refusalOf(asked)).toBe('balance-too-low')
    expect(await fixture.money(id)).toBe(4_000n)
  })

  it('deals once for one request, however often it is sent', async () => {
    const id = await fixture.member({ venue: 'XHQP' })
    const more = { requestId: randomUUID(), choice: { mode: 'flat', others: 0 } }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fixture.start(id, 'NN', 1_000n, more)),
    )
    expect(answers.filter((answer) => answer !== 'repeated')).toHaveLength(1)
  })
})

describe('炸金花 at the server', () => {
  const choice = { opponents: 3 }
  const zhajinhuaHand = (inVenue?: Fen) => dealt<ZhajinhuaView>('ZJH', choice, () => true, inVenue)

  it('takes an ante against each opponent, then two more for a call, and hides what is not shown', async () => {
    const { id, hand, view } = await zhajinhuaHand()
    expect(hand.risk).toBe(3_000n)
    expect(JSON.stringify(view)).not.toMatch(/"cards":\[\d/)
    const seen = await played(fixture.act(id, hand.ticket, 'look', { game: 'ZJH' }))
    expect(JSON.stringify((seen.view as ZhajinhuaView).opponents)).not.toMatch(/"cards":\[\d/)
    const ended = await played(fixture.second().act(id, hand.ticket, 'call', { game: 'ZJH' }))
    const end = ended.view as ZhajinhuaView
    expect(end.member.cards).toEqual((seen.view as ZhajinhuaView).member.cards)
    const paid = end.opponents.reduce((sum, opponent) => sum + (opponent.paid ?? 0), 0)
    expect(ended).toMatchObject({ state: 'settled', risk: 9_000n, payout: BigInt(paid) })
    expect(await fixture.money(id)).toBe(91_000n + BigInt(paid))
  })

  it('refuses a blind call that cannot be paid, and a call before looking', async () => {
    const { id, hand } = await zhajinhuaHand(4_000n)
    const ask = (action: string) => refusalOf(fixture.act(id, hand.ticket, action, { game: 'ZJH' }))
    expect(await ask('blind')).toBe('balance-too-low')
    expect(await ask('call')).toBe('action-not-allowed')
    expect(await ask('fold')).toBeNull()
    expect(await fixture.money(id)).toBe(1_000n)
  })

  it('folds after a day, and the antes are lost', async () => {
    const left = await zhajinhuaHand()
    fixture.pass(dayMs)
    await finishLeftHands(fixture, fixture)
    expect(await stored(left)).toMatchObject({
      state: 'settled',
      payout: 0n,
      actions: [{ action: 'fold' }],
    })
    expect(await fixture.money(left.id)).toBe(97_000n)
  })
})

describe('choices of card games', () => {
  it.each([
    ['BJ', null, true],
    ['BJ', {}, false],
    ['NN', { mode: 'flat', others: 4 }, true],
    ['NN', { mode: 'flat', others: 5 }, false],
    ['NN', { mode: 'flat', others: 1.5 }, false],
    ['NN', { mode: 'double', others: 0 }, false],
    ['NN', null, false],
    ['ZJH', { opponents: 1 }, true],
    ['ZJH', { opponents: 0 }, false],
    ['ZJH', { opponents: 5 }, false],
    ['ZJH', { opponents: 2, stake: 1 }, false],
  ])('of %s: %j is %s', (code, choice, taken) => {
    expect(findGame(code)?.isChoice(choice)).toBe(taken)
  })
})
