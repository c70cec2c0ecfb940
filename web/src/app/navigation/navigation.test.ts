import { expect, it } from 'vitest'
import { joinNavigation, venuePath } from './navigation.ts'
import { fallbackPlaces, navigationTable } from './navigation-table.ts'

const open = { deposit: 1, crMode: 1 } as const
const venue = (enName: string) => ({ enName, title: enName, line: '', image: '', open: true })
const list: Parameters<typeof joinNavigation>[0] = [
  { category: 'save_money', places: ['tools'], badge: null, venues: [] },
  {
    category: 'TY',
    places: ['main', 'phone'],
    badge: '热',
    venues: [venue('CRTY'), venue('other')],
  },
  { category: 'HOME', places: ['main'], badge: null, venues: [] },
]

it('shows what the operator lists for a place, in the order given', () => {
  const shown = joinNavigation(list, 'main', open)
  expect(shown.map((entry) => entry.category)).toEqual(['TY', 'HOME'])
  expect(shown[0]).toMatchObject({ path: '/game/sport', badge: '热' })
})

it('stays walkable without the list', () => {
  const shown = joinNavigation(null, 'main', open)
  expect(shown.map((entry) => entry.category)).toEqual(fallbackPlaces.main)
})

it('hides deposits and our own book where they are switched off', () => {
  expect(joinNavigation(list, 'tools', { deposit: 0, crMode: 1 })).toEqual([])
  const [sport] = joinNavigation(list, 'main', { deposit: 1, crMode: 0 })
  expect(sport?.venues.map(({ enName }) => enName)).toEqual(['other'])
})

it('leads to our own book by its page and to other venues by their category', () => {
  const [sport] = joinNavigation(list, 'main', open)
  if (sport === undefined) throw new Error('no entry')
  expect(sport.venues.map((given) => venuePath(sport, given))).toEqual([
    '/game/sport/crty',
    '/game/sport',
  ])
})

it('names only pages that need no parameters', () => {
  for (const place of ['main', 'tools', 'member', 'phone', 'footer'] as const) {
    for (const entry of joinNavigation(null, place, open)) {
      expect(entry.path ?? '').not.toContain(':')
      expect(entry.path === null).toBe(navigationTable[entry.category].route === null)
    }
  }
})
