import { expect, it } from 'vitest'
import { lotteryOf, playOf } from './lotteries.ts'
import { cellPicks, pickText } from './pick.ts'
import { omissionOf, pickCounts, runsOf, trendRows, type PastDraw } from './statistics.ts'

/** Sums 15, 12, 7, 18 (a triple), 4: the newest first. */
const draws: PastDraw[] = [
  [6, 5, 4],
  [6, 5, 1],
  [1, 2, 4],
  [6, 6, 6],
  [1, 1, 2],
].map((numbers) => ({ numbers, yearAnimal: 6 }))

const k3 = lotteryOf('K3')
const contains = playOf(k3, 'contains')
if (contains === undefined) throw new Error('K3 has no play contains')
const picks = cellPicks(contains)

it('counts the draws since a face came', () => {
  expect(picks.map((pick) => omissionOf(contains, pick, draws))).toEqual([1, 2, 5, 0, 0, 0])
})

it('draws a chart whose omissions count up to each hit', () => {
  const column = (face: number) => trendRows(contains, picks, draws).map((row) => row[face - 1])
  expect(column(1).map((cell) => cell?.omission)).toEqual([1, 0, 0, 1, 0])
  expect(column(3).map((cell) => cell?.omission)).toEqual([5, 4, 3, 2, 1])
  expect(column(6).map((cell) => cell?.isHit)).toEqual([true, true, false, true, false])
})

it('ranks faces from hot to cold', () => {
  const counts = pickCounts(contains, picks, draws)
  expect(counts.slice(0, 2).map(({ pick, hits }) => [pickText(pick), hits])).toEqual([
    ['1', 3],
    ['6', 3],
  ])
  expect(counts.at(-1)).toMatchObject({ hits: 0, omission: 5 })
})

it('finds sides that came again and again; a triple ends every run', () => {
  const named = runsOf(k3, draws, 1).map(({ play, pick, length }) => [
    `${play.code} ${pickText(pick)}`,
    length,
  ])
  expect(named).toEqual([
    ['size big', 2],
    ['parity odd', 1],
  ])
  expect(runsOf(k3, draws, 3)).toEqual([])
  expect(runsOf(k3, draws.slice(0, 2), 2)).toHaveLength(1)
})
