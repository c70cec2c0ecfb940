import { expect, it } from 'vitest'
import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { makeMatch } from '../../testing/make-match.ts'
import { eventWords } from './event-words.ts'
import { fieldState } from './field-state.ts'
import { statisticsOf } from '../statistics.ts'

const head = (more: Partial<Match>): MatchHead =>
  makeMatch('m', {
    gameType: 'TN',
    discipline: 'tennis',
    inPlay: true,
    status: 'running',
    ...more,
  })

const event = (kind: string, side: TimelineEvent['side'], value = 0): TimelineEvent => ({
  at: 0,
  kind,
  side,
  value,
})

const text = (words: string, values: Record<string, string | number> = {}): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

const served = [
  event('serve', 'H'),
  event('point', 'C'),
  event('game', 'C'),
  event('serve', 'C'),
  event('point', 'H'),
]

it('gives the ball to the server in tennis, whoever won the last point', () => {
  const state = fieldState(head({ game: { home: '15', away: '0' } }), served)
  expect(state).toMatchObject({
    side: 'C',
    points: ['15', '0'],
    last: { kind: 'point', side: 'H' },
  })
})

it('gives the ball to the side that scored last where nobody is told to serve', () => {
  const rally = head({ discipline: 'volleyball', gameType: 'VB', set: { home: 3, away: 4 } })
  const state = fieldState(rally, [event('score', 'H', 1), event('score', 'C', 1)])
  expect(state).toMatchObject({ side: 'C', points: ['3', '4'] })
})

it('shows nobody with the ball before anything has happened', () => {
  expect(fieldState(head({}), [])).toEqual({ side: null, last: null, points: null })
})

it('names periods and what wins them by the sport', () => {
  const football = { discipline: 'football', gameType: 'FT' } as const
  const started = event('period-start', null, 2)
  expect(eventWords(head(football), started, text)).toBe('下半场开始')
  expect(eventWords(head({}), started, text)).toBe('第2盘开始')
  expect(eventWords(head({}), event('set', 'H'), text)).toBe('赢下一盘')
  const basketball = { discipline: 'basketball', gameType: 'BK' } as const
  expect(eventWords(head(basketball), event('score', 'H', 3), text)).toBe('得 3 分')
  expect(eventWords(head(football), event('score', 'H', 1), text)).toBe('进球')
})

it('counts games, breaks of serve and the longest run of a tennis match', () => {
  const scores = [
    { home: 6, away: 4 },
    { home: 1, away: 2 },
  ]
  const periods = { most: 3, current: 2, isHalfTime: false, scores }
  expect(statisticsOf(head({ periods }), served, [])).toEqual([
    { name: 'games', home: 7, away: 6 },
    { name: 'breaks', home: 0, away: 1 },
    { name: 'run', home: 1, away: 1 },
  ])
})

it('keeps the answer for a match without events', () => {
  const answered = [{ name: 'corners', home: 5, away: 3 }]
  expect(statisticsOf(head({}), [], answered)).toBe(answered)
})
