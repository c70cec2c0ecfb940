import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { ticketNumber } from '@xinghe/rules/records/ticket.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openGamesFixture, refusalOf, type GamesFixture } from '../../../../test/games-fixture.ts'
import { finishLeftHands } from '../play/finish-left-hands.ts'
import { retellRound } from '../solo/retell-round.ts'
import type { Played, SoloRound } from '../round/round.ts'
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

/** A member with an open hand: seeds decide, so some members are dealt a hand that ends at once. */
const dealt = async (inVenue: Fen = 10_000n): Promise<{ id: MemberId; hand: SoloRound }> => {
  for (;;) {
    const id = await fixture.member({ venue: 'XHQP', inVenue })
    const hand = await played(fixture.start(id, 'HAND', 1_000n))
    if (hand.state === 'open') return { id, hand }
  }
}
const cardsOf = ({ view }: SoloRound): readonly number[] => (view as { cards: number[] }).cards

describe('a hand', () => {
  it('takes its stake when it is dealt, and pays when it ends', async () => {
    const { id, hand } = await dealt()
    expect(await fixture.money(id)).toBe(9_000n)
    const ended = await played(fixture.act(id, hand.ticket, 'stand'))
    expect(ended).toMatchObject({ state: 'settled', risk: 1_000n, payout: 0n, actions: ['stand'] })
    expect(cardsOf(ended)).toEqual(cardsOf(hand))
    expect(await fixture.money(id)).toBe(9_000n)
    const [left] = await fixture.sql`select 1 from game_hand where member_id = ${id}`
    expect(left).toBeUndefined()
  })

  it('has the same cards in another process', async () => {
    const { id, hand } = await dealt()
    const other = fixture.second()
    const hit = await played(other.act(id, hand.ticket, 'hit'))
    expect(cardsOf(hit).slice(0, 1)).toEqual(cardsOf(hand))
    const row = await readRound(fixture.sql, ticketNumber('XG', hand.ticket) ?? 0, id)
    if (row === null) throw new Error('no round')
    expect(cardsOf(retellRound(fixture.solo, row))).toEqual(cardsOf(hit))
    expect(cardsOf(retellRound(fixture.solo, row, 0))).toEqual(cardsOf(hand))
  })

  it('takes more for a double, and is refused one that the wallet cannot pay', async () => {
    const { id, hand } = await dealt()
    const ended = await played(fixture.act(id, hand.ticket, 'double'))
    expect(ended).toMatchObject({ state: 'settled', risk: 2_000n })
    expect(await fixture.money(id)).toBe(8_000n + (ended.payout ?? 0n))
    const poor = await dealt(1_500n)
    expect(await refusalOf(fixture.act(poor.id, poor.hand.ticket, 'double'))).toBe(
      'balance-too-low',
    )
    expect(await fixture.money(poor.id)).toBe(500n)
    // The card that the double would have drawn is the next one, whatever draws it.
    expect((await played(fixture.act(poor.id, poor.hand.ticket, 'hit'))).risk).toBe(1_000n)
  })

  it('is one at a time in its game', async () => {
    const { id } = await dealt()
    fixture.pass(5_000)
    expect(await refusalOf(fixture.start(id, 'HAND', 1_000n))).toBe('hand-open')
  })

  it('goes on during a break and without a launch, but takes no new stake', async () => {
    const { id, hand } = await dealt()
    await fixture.sql`insert into protection_break (member_id, excluded_for_good) values (${id}, true)`
    expect(await refusalOf(fixture.act(id, hand.ticket, 'double'))).toBe('self-excluded')
    await played(fixture.act(id, hand.ticket, 'stand'))
    const closed = await dealt()
    const refusedStake = new Refused('venue-maintenance')
    const { id: other, hand: theirs } = closed
    expect(await refusalOf(fixture.act(other, theirs.ticket, 'double', { refusedStake }))).toBe(
      'venue-maintenance',
    )
    expect((await played(fixture.act(other, theirs.ticket, 'stand', { refusedStake }))).state).toBe(
      'settled',
    )
  })

  it('is refused to others, after its end, and for what its rules do not allow', async () => {
    const { id, hand } = await dealt()
    const { id: stranger } = await dealt()
    const { ticket } = hand
    expect(await refusalOf(fixture.act(stranger, ticket, 'stand'))).toBe('round-unknown')
    expect(await refusalOf(fixture.act(id, 'XG2611151ZZZZ', 'stand'))).toBe('round-unknown')
    expect(await refusalOf(fixture.act(id, ticket, 'stand', { game: 'GEM' }))).toBe('round-unknown')
    expect(await refusalOf(fixture.act(id, ticket, 'nonsense'))).toBe('action-not-allowed')
    await played(fixture.act(id, ticket, 'stand'))
    expect(await refusalOf(fixture.act(id, ticket, 'stand'))).toBe('round-over')
  })

  it('takes the same action once, however often it is sent', async () => {
    const { id, hand } = await dealt()
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.act(id, hand.ticket, 'double', { requestId })),
    )
    expect(answers.filter((answer) => answer !== 'repeated')).toHaveLength(1)
    const reused = fixture.act(id, hand.ticket, 'stand', { requestId })
    expect(await refusalOf(reused)).toBe('request-id-reused')
  })

  it('ends by itself after a day', async () => {
    const { id, hand } = await dealt()
    fixture.pass(dayMs - 1)
    await finishLeftHands(fixture, fixture)
    const number = ticketNumber('XG', hand.ticket) ?? 0
    expect((await readRound(fixture.sql, number, id))?.state).toBe('open')
    fixture.pass(1)
    await finishLeftHands(fixture, fixture)
    const row = await readRound(fixture.sql, number, id)
    expect(row).toMatchObject({ state: 'settled', actions: [{ action: 'stand' }] })
    expect(await fixture.money(id)).toBe(9_000n + (row?.payout ?? 0n))
  })

  it('counts as staked with all that it has at risk', async () => {
    const { id } = await dealt()
    const [row] = await fixture.sql<{ staked: Fen }[]>`
      select staked from member_staked where member_id = ${id}`
    expect(row?.staked).toBe(1_000n)
  })
})
