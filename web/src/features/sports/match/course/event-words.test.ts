import { expect, it } from 'vitest'
import { translate } from '../../../../platform/i18n/language.ts'
import { eventWords } from './event-words.ts'
import { periodHeading } from './periods.ts'

const said = (discipline: string, kind: string, value = 1, side: 'H' | 'C' | null = 'H'): string =>
  eventWords(
    { discipline, gameType: discipline === 'football' ? 'FT' : 'OP' },
    { kind, side, value },
    translate,
  )

it('calls the periods of a sport as those who follow it do', () => {
  expect(said('football', 'period-start', 1, null)).toBe('上半场开始')
  expect(said('football', 'period-end', 2, null)).toBe('下半场结束')
  expect(said('handball', 'period-start', 2, null)).toBe('下半场开始')
  expect(said('basketball', 'period-start', 3, null)).toBe('第3节开始')
  expect(said('basketball', 'period-start', 5, null)).toBe('加时开始')
  expect(said('tennis', 'period-end', 2, null)).toBe('第2盘结束')
  expect(said('baseball', 'period-start', 7, null)).toBe('第7局开始')
  expect(said('esports', 'period-start', 2, null)).toBe('第2局开始')
  expect(said('ice-hockey', 'period-start', 3, null)).toBe('第3节开始')
})

it('calls a score and a chance to score as the sport does', () => {
  expect(said('football', 'score')).toBe('进球')
  expect(said('american-football', 'score', 6)).toBe('得 6 分')
  expect(said('football', 'danger')).toBe('危险进攻')
  expect(said('baseball', 'danger')).toBe('得分机会')
  expect(said('volleyball', 'danger', 1, null)).toBe('局点')
})

it('heads the scores of halves by their names and others by their number', () => {
  const headings = (discipline: string) =>
    [1, 2, 3].map((number) => periodHeading({ discipline }, number, translate))
  expect(headings('football')).toEqual(['上半', '下半', '加时'])
  expect(headings('tennis')).toEqual(['1', '2', '3'])
})
