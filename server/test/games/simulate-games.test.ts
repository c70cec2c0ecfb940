import { expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { simulateGames } from './simulate-games.ts'

it('a simulation of every solo game adds up, and the same seed gives the same rounds', async () => {
  const plan = { seed: 14, rounds: 700, members: 50 }
  const report = await simulateGames(await freshDatabase(), plan)
  expect(report.faults).toEqual([])
  expect(Object.keys(report.byGame).toSorted()).toEqual(
    ['BJ', 'DRG', 'FLY', 'GEM', 'KOI', 'NN', 'ZJH'].toSorted(),
  )
  expect((await simulateGames(await freshDatabase(), plan)).hash).toBe(report.hash)
  expect(
    (await simulateGames(await freshDatabase(), { ...plan, seed: 15, rounds: 60 })).hash,
  ).not.toBe(report.hash)
})
