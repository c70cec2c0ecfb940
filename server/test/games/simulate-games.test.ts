import { expect, it } from 'vitest'
import { sharedCodes } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import { soloGames } from '../../src/features/games/solo/solo-games.ts'
import { freshDatabase } from '../database.ts'
import { simulateGames } from './simulate-games.ts'

it('a simulation of every game adds up, and the same seed gives the same rounds', async () => {
  const plan = { seed: 14, rounds: 660, members: 30 }
  const report = await simulateGames(await freshDatabase(), plan)
  expect(report.faults).toEqual([])
  expect(Object.keys(report.byGame).toSorted()).toEqual(
    ['FISH', ...soloGames.map(({ code }) => code), ...sharedCodes].toSorted(),
  )
  expect(report.catches).toBeGreaterThan(0)
  expect(report.freeHits).toBeGreaterThan(0)
  expect(report.voidDraws).toBeGreaterThan(0)
  expect((await simulateGames(await freshDatabase(), plan)).hash).toBe(report.hash)
  expect(
    (await simulateGames(await freshDatabase(), { ...plan, seed: 15, rounds: 60 })).hash,
  ).not.toBe(report.hash)
})
