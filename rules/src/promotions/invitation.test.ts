import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import {
  invitationDays,
  invitedItem,
  invitedStep,
  inviterAwards,
  milestoneItems,
  type InvitedPlay,
} from './invitation.ts'

const terms = {
  days: 30,
  depositLeast: 100n,
  countedLeast: 1_000n,
  friendReward: 18n,
  inviterReward: 38n,
  milestones: [
    { friends: 2, amount: 88n },
    { friends: 4, amount: 288n },
  ],
  perMonth: 3,
}
const registeredAt = instant(Date.parse('2026-11-16T04:00:00Z'))
const end = instant(Date.parse('2026-12-15T16:00:00Z'))
const play = (deposited: Fen, counted: Fen): InvitedPlay => ({ registeredAt, deposited, counted })

it('the days are whole, with that of the registration', () => {
  expect(invitationDays(terms, registeredAt)).toEqual({ from: registeredAt, until: end })
})

describe('the award of an invited member', () => {
  const item = (of: InvitedPlay, isSamePerson = false, now = registeredAt) =>
    invitedItem(terms, of, isSamePerson, now)

  it('asks for a deposit and for play', () => {
    expect(item(play(99n, 1_000n)).state).toBe('locked')
    expect(item(play(100n, 999n)).state).toBe('locked')
    expect(item(play(100n, 1_000n))).toMatchObject({ state: 'claimable', amount: 18n })
  })

  it('is not for the inviter by another account', () => {
    const { state, conditions } = item(play(100n, 1_000n), true)
    expect(state).toBe('locked')
    expect(conditions.filter(({ isMet }) => !isMet).map(({ code }) => code)).toEqual([
      'another-person',
    ])
  })

  it('is claimed within seven days after the thirty', () => {
    const last = later(end, 7 * dayMs)
    expect(item(play(100n, 1_000n), false, instant(last - 1)).state).toBe('claimable')
    expect(item(play(100n, 1_000n), false, last).state).toBe('expired')
  })
})

it('the inviter sees how far a friend has come', () => {
  const step = (of: InvitedPlay, isRewarded = false, now = registeredAt) =>
    invitedStep(terms, of, isRewarded, now)
  expect(step(play(0n, 0n))).toBe('registered')
  expect(step(play(100n, 0n))).toBe('deposited')
  expect(step(play(100n, 1_000n))).toBe('played')
  expect(step(play(100n, 1_000n), true)).toBe('rewarded')
  expect(step(play(100n, 0n), false, end)).toBe('late')
  expect(step(play(100n, 1_000n), false, end)).toBe('played')
  expect(step(play(100n, 1_000n), false, later(end, 7 * dayMs))).toBe('late')
})

describe('the awards of an inviter', () => {
  it('grow with the friends and stop at the most of a month', () => {
    expect(inviterAwards(terms, 'AB', { ofMonth: 0, before: 0 })).toEqual([
      { item: 'friend-AB', amount: 38n },
    ])
    expect(inviterAwards(terms, 'AB', { ofMonth: 1, before: 1 })).toEqual([
      { item: 'friend-AB', amount: 38n },
      { item: 'milestone-2', amount: 88n },
    ])
    expect(inviterAwards(terms, 'AB', { ofMonth: 3, before: 3 })).toEqual([])
  })

  it('are for any number of friends each milestone once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 40 }), (monthSteps) => {
        let [month, ofMonth, before] = [0, 0, 0]
        const items: string[] = []
        for (const [at, step] of monthSteps.entries()) {
          if (step > 0) [month, ofMonth] = [month + step, 0]
          const awards = inviterAwards(terms, `F${at}`, { ofMonth, before })
          if (awards.length > 0) [ofMonth, before] = [ofMonth + 1, before + 1]
          expect(ofMonth).toBeLessThanOrEqual(terms.perMonth)
          items.push(...awards.map(({ item }) => item))
        }
        expect(new Set(items).size).toBe(items.length)
        const reached = terms.milestones.filter(({ friends }) => friends <= before)
        expect(items.filter((item) => item.startsWith('milestone'))).toEqual(
          reached.map(({ friends }) => `milestone-${friends}`),
        )
      }),
    )
  })

  it('that are not reached yet say how many friends are missing', () => {
    expect(milestoneItems(terms, 1)).toMatchObject([
      { item: 'milestone-2', state: 'locked', conditions: [{ count: { need: 2, have: 1 } }] },
      { item: 'milestone-4', state: 'locked' },
    ])
  })
})
