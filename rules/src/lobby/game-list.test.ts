import { expect, it } from 'vitest'
import { allCategories, gameCategoryIds, gameCategoryOf } from './game-category.ts'
import { gameStateOf, normalKeyword } from './game-list.ts'

it.each([
  ['open', 'open', 'open'],
  ['open', 'maintenance', 'maintenance'],
  ['closed', 'open', 'closed'],
  ['testing', 'maintenance', 'maintenance'],
  ['closed', 'testing', 'closed'],
  ['maintenance', null, 'coming'],
] as const)('shows an entry that is %s in a venue that is %s as %s', (entry, venue, shown) => {
  expect(gameStateOf(entry, venue)).toBe(shown)
})

it('compares what was typed without spaces and capitals', () => {
  expect(normalKeyword(' JL ym　')).toBe('jlym')
})

it('has a category for each number of the wire but the one for all', () => {
  expect(gameCategoryOf(gameCategoryIds.DZ)).toBe('DZ')
  expect(gameCategoryOf(allCategories)).toBeNull()
  expect(gameCategoryOf(9)).toBeNull()
})
