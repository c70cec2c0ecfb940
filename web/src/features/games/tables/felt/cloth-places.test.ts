import { expect, it } from 'vitest'
import { clothHeight, clothPlaces, clothWidth } from './cloth-places.ts'

const at = (play: string, pick: string): [number, number] => {
  const place = clothPlaces.find((one) => one.play === play && one.pick === pick)
  if (place === undefined) throw new Error(`no ${play} ${pick}`)
  return [place.x, place.y]
}

it.each([
  ['straight', '0', [0.5, 1.5]],
  ['straight', '3', [1.5, 0.5]],
  ['straight', '34', [12.5, 2.5]],
  ['split', '1-2', [1.5, 2]],
  ['split', '1-4', [2, 2.5]],
  ['split', '0-2', [1, 1.5]],
  ['corner', '2-3-5-6', [2, 1]],
  ['street', '1-2-3', [1.5, 3]],
  ['six-line', '1-2-3-4-5-6', [2, 3]],
  ['trio', '0-1-2', [1, 2]],
  ['trio', '0-2-3', [1, 1]],
  ['first-four', '0-1-2-3', [1, 3]],
  ['dozen', '2', [7, 3.5]],
  ['column', '1', [13.5, 2.5]],
  ['colour', 'red', [6, 4.5]],
] as const)('%s %s lies at %j', (play, pick, place) => {
  expect(at(play, pick)).toEqual(place)
})

it('has a place of its own for every spot, on the cloth', () => {
  const places = clothPlaces.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(clothPlaces.length)
  for (const { x, y } of clothPlaces) {
    expect(x >= 0 && x <= clothWidth).toBe(true)
    expect(y >= 0 && y <= clothHeight).toBe(true)
  }
})
