import { expect, it } from 'vitest'
import { matchAlerts, type MatchMoment } from './match-alert.ts'

const at = (home: number, away: number, over: Partial<MatchMoment> = {}): MatchMoment => ({
  discipline: 'football',
  inPlay: true,
  score: { home, away },
  ...over,
})
const before = at(0, 0, { inPlay: false, score: null })

it('tells the start of a match once', () => {
  expect(matchAlerts(before, at(0, 0))).toEqual([{ kind: 'start' }])
  expect(matchAlerts(at(0, 0), at(0, 0))).toEqual([])
})

it('tells a goal, also one that was missed together with the start', () => {
  expect(matchAlerts(at(0, 0), at(1, 0))).toEqual([{ kind: 'goal', score: { home: 1, away: 0 } }])
  expect(matchAlerts(before, at(0, 2)).map(({ kind }) => kind)).toEqual(['start', 'goal'])
})

it('tells a goal that was taken back', () => {
  expect(matchAlerts(at(2, 1), at(1, 1))).toEqual([
    { kind: 'goal-cancelled', score: { home: 1, away: 1 } },
  ])
})

it('leaves out the scores of sports that score all the time', () => {
  const basketball = { discipline: 'basketball' }
  expect(matchAlerts(at(20, 18, basketball), at(22, 18, basketball))).toEqual([])
})

it('says nothing of the last score of a match that is over', () => {
  expect(matchAlerts(at(1, 0), at(1, 0, { inPlay: false }))).toEqual([])
})
