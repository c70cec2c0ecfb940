import { expect, it } from 'vitest'
import type { PreviewPlayer } from '@xinghe/contract/sports-preview.ts'
import { pitchPlaces, shortName } from './pitch-places.ts'

const player = (number: number): PreviewPlayer => ({
  number,
  name: `球员${number}`,
  position: 'MF',
})

it('places the starters in the rows of the formation, from the goalkeeper up', () => {
  const starters = Array.from({ length: 11 }, (_, at) => player(at + 1))
  const places = pitchPlaces({ formation: '4-2-3-1', starters, bench: [] })
  expect(places.map(({ player: { number } }) => number)).toEqual(
    starters.map(({ number }) => number),
  )
  const rows = Map.groupBy(places, ({ top }) => Math.round(top))
  expect([...rows.values()].map(({ length }) => length)).toEqual([1, 4, 2, 3, 1])
  expect([...rows.keys()]).toEqual([...rows.keys()].toSorted((one, other) => other - one))
  expect(places.filter(({ left }) => left === 50).map(({ player: { number } }) => number)).toEqual([
    1, 9, 11,
  ])
})

it('shortens a transcribed name to its last part', () => {
  expect(shortName('埃文·科尔温')).toBe('科尔温')
  expect(shortName('慕容青')).toBe('慕容青')
})
