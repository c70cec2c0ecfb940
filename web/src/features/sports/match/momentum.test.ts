import { expect, it } from 'vitest'
import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { momentumOf } from './momentum.ts'

const event = (at: number, kind: string, side: 'H' | 'C' | null): TimelineEvent => ({
  at,
  kind,
  side,
  value: 0,
})

it('weighs a goal more than a corner, each in its stretch', () => {
  const events = [event(0, 'corner', 'H'), event(50, 'score', 'C'), event(99, 'corner', 'C')]
  expect(momentumOf(events, 2)).toEqual([
    { number: 0, home: 2, away: 0 },
    { number: 1, home: 0, away: 6 },
  ])
})

it('counts nothing that is about both or about no attack', () => {
  const events = [event(0, 'period-start', null), event(5, 'yellow', 'H')]
  expect(momentumOf(events, 1)).toEqual([{ number: 0, home: 0, away: 0 }])
})

it('is level before anything happened', () => {
  expect(momentumOf([], 2)).toEqual([
    { number: 0, home: 0, away: 0 },
    { number: 1, home: 0, away: 0 },
  ])
})
