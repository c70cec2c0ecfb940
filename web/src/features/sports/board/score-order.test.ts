import { expect, it } from 'vitest'
import { orderedScores } from './score-order.ts'

const scores = (most: number): string[] => {
  const goals = Array.from({ length: most + 1 }, (_, at) => at)
  return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other']
}

it('puts the away scores under the home scores, and the draws at the end of both lines', () => {
  const ordered = orderedScores(scores(3), 9)
  expect(ordered.slice(0, 9)).toEqual([
    '1-0',
    '2-0',
    '2-1',
    '3-0',
    '3-1',
    '3-2',
    '0-0',
    '1-1',
    '2-2',
  ])
  expect(ordered.slice(9)).toEqual(['0-1', '0-2', '1-2', '0-3', '1-3', '2-3', '3-3', 'other'])
})

it('lists home, draws and away one after the other where a line is short', () => {
  const ordered = orderedScores(scores(4), 5)
  expect(ordered.slice(0, 5)).toEqual(['1-0', '2-0', '2-1', '3-0', '3-1'])
  expect(ordered.slice(10, 15)).toEqual(['0-0', '1-1', '2-2', '3-3', '4-4'])
  expect(ordered.slice(15, 17)).toEqual(['0-1', '0-2'])
  expect(ordered.slice(-1)).toEqual(['other'])
})

it('leaves no score out', () => {
  expect(orderedScores(scores(4), 13).toSorted()).toEqual(scores(4).toSorted())
})
