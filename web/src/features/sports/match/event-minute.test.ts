import { expect, it } from 'vitest'
import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { eventMinute } from './event-minute.ts'

const event = (kind: string, minute: number, value = 1): TimelineEvent => ({
  at: minute * 60,
  kind,
  side: null,
  value,
})
const events = [
  event('period-start', 0),
  event('corner', 12),
  event('score', 46),
  event('period-end', 47),
  event('period-start', 62, 2),
  event('yellow', 70),
]
const minutes = (discipline: string, told: readonly TimelineEvent[] = events): string[] =>
  told.map((_, number) => eventMinute({ discipline }, told, number))

it('counts as the clock of the match does, breaks left out and added time apart', () => {
  expect(minutes('football')).toEqual(['0′', '12′', '45+2′', '45+3′', '45′', '53′'])
})

it('knows how long the halves of a sport are', () => {
  expect(minutes('handball').slice(-3)).toEqual(['30′', '30′', '36′'])
  expect(minutes('rugby').at(-1)).toBe('47′')
  expect(minutes('basketball').at(-1)).toBe('16′')
})

it('tells the time since the beginning where there is no such clock, or its start is not known', () => {
  expect(minutes('tennis').at(-1)).toBe('70′')
  expect(minutes('football', events.slice(5))).toEqual(['70′'])
})
