import { expect, it } from 'vitest'
import { shownSeats } from './shown-seats.ts'

const sea = '00112233445566778899aabbccddeeff'
const member = { seat: 2, name: 'c***d' }

it('fills the free seats of the demo with simulated players, marked as such', () => {
  const seats = shownSeats(sea, [member], true)
  expect(seats.map(({ seat, simulated }) => [seat, simulated])).toEqual([
    [2, false],
    [0, true],
    [1, true],
    [3, true],
  ])
  expect(seats[0]?.name).toBe('c***d')
})

it('gives a seat to the member who takes it', () => {
  const other = { seat: 0, name: 'a***b' }
  const seats = shownSeats(sea, [other, member], true)
  expect(seats.filter(({ simulated }) => simulated).map(({ seat }) => seat)).toEqual([1, 3])
  const full = [0, 1, 2, 3].map((seat) => ({ seat, name: 'a***b' }))
  expect(shownSeats(sea, full, true).some(({ simulated }) => simulated)).toBe(false)
})

it('leaves free seats free on a live site, and until the sea is known', () => {
  expect(shownSeats(sea, [member], false)).toEqual([{ ...member, simulated: false }])
  expect(shownSeats(null, [], true)).toEqual([])
})
