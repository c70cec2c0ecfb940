import { describe, expect, it } from 'vitest'
import { after, keyOf, pickOf, quoteFor, sentWith, touched } from '../../../vectors/slip-picks.ts'
import { hkPrice } from '../../base/odds.ts'
import { seenOf } from './quotes.ts'
import type { PickStanding, SlipState } from './state.ts'

const state = touched(pickOf('a'), pickOf('b'))
const first = ({ slip }: SlipState) => slip.items[0]
const { home, away } = pickOf('a')
const standing: PickStanding = {
  hk: hkPrice(90),
  line: -2,
  market: 'open',
  live: null,
  home,
  away,
}
const heard = (changes: Partial<PickStanding> = {}) =>
  ({ type: 'prices-heard', heard: { [keyOf('a')]: { ...standing, ...changes } } }) as const
const cutOff = { type: 'prices-heard', heard: {} } as const
const failed = (kind: 'feed-lost' | 'unreachable') =>
  ({ type: 'quote-failed', fault: { kind, text: '' } }) as const

describe('prices that move', () => {
  it('are marked against what the member agreed to, until they are back again', () => {
    const moved = after(state, heard(), heard({ hk: hkPrice(88) }))
    expect(first(moved)).toMatchObject({ hk: 88, before: { hk: 95, line: -2 } })
    expect(moved.slip.items[1]?.before).toBeNull()
    expect(first(after(moved, heard({ hk: hkPrice(95) })))?.before).toBeNull()
  })

  it('leave the very same slip where nothing is new', () => {
    const moved = after(state, heard())
    expect(after(moved, heard()).slip).toBe(moved.slip)
    expect(after(state, heard({ hk: hkPrice(95) })).slip).toBe(state.slip)
  })

  it('leave a confirming order as it was sent', () => {
    const sent = sentWith(pickOf('a'))
    expect(after(sent, heard()).slip).toBe(sent.slip)
  })

  it('come with the names of the topic, also for a confirming order', () => {
    const traditional = { home: '江城競技', away: '北島聯' }
    expect(first(after(state, heard(traditional)))).toMatchObject(traditional)
    const sent = sentWith(pickOf('a'))
    expect(first(after(sent, heard(traditional)))).toEqual({ ...first(sent), ...traditional })
    const answer = quoteFor(state, { price: 80 })
    expect(first(after(state, heard(traditional), cutOff, answer))).toMatchObject(traditional)
  })

  it('carry a market that closes, also where the answer has no price', () => {
    expect(first(after(state, heard({ market: 'closed' })))?.market).toBe('closed')
    const gone = after(state, quoteFor(state, { price: 0 }))
    expect(first(gone)).toMatchObject({ market: 'closed', hk: 95, before: null })
  })

  it('are taken from the topic rather than from an answer, and from answers once it is silent', () => {
    const answer = quoteFor(state, { price: 80 })
    expect(first(after(state, heard(), answer))?.hk).toBe(90)
    expect(first(after(state, answer, heard(), cutOff))?.hk).toBe(90)
    expect(first(after(state, heard(), cutOff, answer))?.hk).toBe(80)
  })

  it('are not taken from the answer to an earlier question', () => {
    const late = quoteFor(state, { price: 80, askedAt: 2 })
    expect(first(after(state, quoteFor(state, { price: 85, askedAt: 3 }), late))?.hk).toBe(85)
  })

  it('stand no longer without a feed, but where a topic tells them', () => {
    expect(first(after(state, failed('feed-lost')))?.market).toBe('silent')
    expect(first(after(state, heard(), failed('feed-lost')))?.market).toBe('open')
    expect(first(after(state, failed('unreachable')))?.market).toBe('open')
  })
})

it('sends the score that its topic tells, else that of the answer', () => {
  const nil = { home: 0, away: 0 }
  const one = { score: { home: 1, away: 0 }, redCards: nil }
  const two = { score: { home: 2, away: 0 }, redCards: nil }
  const asked = after(state, quoteFor(state, { live: one }))
  expect(seenOf(asked.quotes, keyOf('a'))).toEqual(one)
  expect(seenOf(after(asked, heard({ live: two })).quotes, keyOf('a'))).toEqual(two)
})
