import { describe, expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import { hkPrice, type OddsType } from '../base/odds.ts'
import {
  acceptPick,
  confirmDelayMs,
  priceChangePolicies,
  voidAfterEvent,
  voidAfterStart,
  type AcceptanceTerms,
  type PriceChangePolicy,
  type QuotedPick,
  type CurrentPick,
} from './acceptance.ts'
import { matchGameTypes } from './game-types.ts'

const nil = { home: 0, away: 0 }
const quoted: QuotedPick = { hk: hkPrice(95), line: -2, live: { score: nil, redCards: nil } }
const standing: CurrentPick = { ...quoted, play: 'RE', state: 'open', feedAlive: true }
const terms = (policy: PriceChangePolicy): AcceptanceTerms => ({ policy, oddsType: 'M' })

describe('acceptPick', () => {
  it('accepts an unchanged pick', () => {
    expect(acceptPick(quoted, standing, terms('none'))).toEqual({ ok: true, value: 95 })
    const before = { ...quoted, live: null }
    expect(acceptPick(before, { ...standing, live: null }, terms('none')).ok).toBe(true)
  })

  it.each<[string, Partial<CurrentPick>]>([
    ['feed-silent', { feedAlive: false, state: 'suspended' }],
    ['score-moved', { live: { score: { home: 0, away: 1 }, redCards: nil }, state: 'suspended' }],
    ['red-card', { live: { score: nil, redCards: { home: 1, away: 0 } }, state: 'suspended' }],
    ['market-suspended', { state: 'suspended' }],
    ['market-closed', { state: 'closed' }],
    ['line-moved', { line: -3 }],
    ['score-moved', { live: null }],
  ])('names %s', (reason, moved) => {
    expect(acceptPick(quoted, { ...standing, ...moved }, terms('any'))).toEqual({
      ok: false,
      reason,
    })
  })

  it('refuses a pre-match quote once the match is on', () => {
    expect(acceptPick({ ...quoted, live: null }, standing, terms('any')).ok).toBe(false)
  })

  it.each<[PriceChangePolicy, number, boolean]>([
    ['none', 94, false],
    ['none', 96, false],
    ['better', 94, false],
    ['better', 96, true],
    ['any', 94, true],
    ['any', 96, true],
  ])('with policy %s meets a move to %i with %s', (policy, hk, taken) => {
    const accepted = acceptPick(quoted, { ...standing, hk: hkPrice(hk) }, terms(policy))
    expect(accepted).toEqual(taken ? { ok: true, value: hk } : { ok: false, reason: 'price-moved' })
  })

  // At HK 4.00 a stake of 100 risks 25 in Malay odds; at 4.01, only offered in European odds, all 100.
  it.each<[OddsType, number, number]>([
    ['M', 400, 401],
    ['M', 401, 400],
    ['I', 9, 10],
    ['I', 10, 9],
  ])(
    'asks in every policy when %s %i moves to %i, which is settled in another odds type',
    (oddsType, from, to) => {
      const before = { ...quoted, hk: hkPrice(from) }
      const after = { ...standing, hk: hkPrice(to) }
      for (const policy of priceChangePolicies) {
        const asked = { ok: false, reason: 'price-moved' }
        expect(acceptPick(before, after, { policy, oddsType })).toEqual(asked)
      }
      const european = acceptPick(before, { ...after, play: 'RM' }, { policy: 'any', oddsType })
      expect(european).toEqual({ ok: true, value: to })
    },
  )
})

it('keeps an in-play order confirming for three to eight seconds', () => {
  for (const gameType of matchGameTypes) {
    expect(confirmDelayMs(gameType)).toBeGreaterThanOrEqual(3_000)
    expect(confirmDelayMs(gameType)).toBeLessThanOrEqual(8_000)
  }
})

it('voids an in-play leg that was accepted between news and when the book was told of it', () => {
  const at = instant(1_000)
  const late = [{ at, toldUntil: later(at, 500) }]
  expect(voidAfterEvent(at, late, true)?.reason).toBe('accepted-after-event')
  expect(voidAfterEvent(later(at, 500), late, true)?.result).toBe('D')
  expect(voidAfterEvent(later(at, -1), late, true)).toBeNull()
  expect(voidAfterEvent(later(at, 501), late, true)).toBeNull()
  expect(voidAfterEvent(at, late, false)).toBeNull()
  expect(voidAfterEvent(at, [], true)).toBeNull()
})

it('voids a pre-match leg that was accepted once the match had begun', () => {
  const start = instant(1_000)
  expect(voidAfterStart(start, start, false)?.reason).toBe('accepted-after-start')
  expect(voidAfterStart(later(start, -1), start, false)).toBeNull()
  expect(voidAfterStart(later(start, 5), start, true)).toBeNull()
})
