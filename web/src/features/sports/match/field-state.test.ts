import { expect, it } from 'vitest'
import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { eventWords } from './event-words.ts'
import { fieldState } from './field-state.ts'
import { statisticsOf } from './statistics.ts'

const head = (more: Partial<MatchHead>): MatchHead => ({
  gide: 'm',
  gameType: 'TN',
  discipline: 'tennis',
  league_id: 'l',
  league: '公开赛',
  team_h: '甲',
  team_c: '乙',
  datetime: instant(0),
  isLive: 1,
  gameStatus: 'running',
  playCount: 0,
  ...more,
})

const event = (kind: string, side: WireEvent['side'], value = 0): WireEvent => ({
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
  const state = fieldState(head({ sc_game_H: '15', sc_game_A: '0' }), served)
  expect(state).toMatchObject({
    side: 'C',
    points: ['15', '0'],
    last: { kind: 'point', side: 'H' },
  })
})

it('gives the ball to the side that scored last where nobody is told to serve', () => {
  const rally = head({ discipline: 'volleyball', gameType: 'VB', sc_set_H: 3, sc_set_A: 4 })
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
  expect(statisticsOf(head({ sc_FT_A: '6-4,1-2' }), served, [])).toEqual([
    { name: 'games', h: 7, c: 6 },
    { name: 'breaks', h: 0, c: 1 },
    { name: 'run', h: 1, c: 1 },
  ])
})

it('keeps what was answered for a match whose course is gone', () => {
  const answered = [{ name: 'corners', h: 5, c: 3 }]
  expect(statisticsOf(head({}), [], answered)).toBe(answered)
})
