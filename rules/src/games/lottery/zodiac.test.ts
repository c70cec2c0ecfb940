import { expect, it } from 'vitest'
import { instant, type Instant } from '../../base/instant.ts'
import { firstNewYear, newYears } from './lunar-new-years.ts'
import { range } from './play.ts'
import { waveOf, waves } from './wave.ts'
import { animalOf, animalOfYear, animals, numbersOfAnimal } from './zodiac.ts'

const at = (text: string): Instant => instant(Date.parse(text))
const nameAt = (text: string): string | undefined => animals[animalOfYear(at(text))]

it.each([
  ['2026-02-16T23:59:59+08:00', 'snake'],
  ['2026-02-17T00:00:00+08:00', 'horse'],
  ['2027-02-05T23:59:59+08:00', 'horse'],
  ['2027-02-06T00:00:00+08:00', 'goat'],
  ['2020-01-24T12:00:00+08:00', 'pig'],
  ['2050-12-31T12:00:00+08:00', 'horse'],
])('%s is in a year of the %s', (text, animal) => {
  expect(nameAt(text)).toBe(animal)
})

it('knows the same new years as the calendar of this machine, but for two that it computes a day off', () => {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
  })
  const others = newYears.flatMap((day, index) => {
    const year = firstNewYear + index
    const text = format.format(new Date(`${year}-${day}T12:00:00+08:00`))
    return text === '1/1' ? [] : [year]
  })
  expect(others.every((year) => year === 2027 || year === 2030)).toBe(true)
})

it('refuses a year that is not in the table', () => {
  expect(() => animalOfYear(at('2051-06-01T00:00:00Z'))).toThrow('2051')
})

it('gives each number one animal; that of the year has five', () => {
  for (const year of range(0, 11)) {
    expect(numbersOfAnimal(year, year)).toEqual([1, 13, 25, 37, 49])
    expect(range(0, 11).flatMap((animal) => numbersOfAnimal(animal, year))).toHaveLength(49)
  }
  // In the year of the horse 2 is the snake and 12 the goat.
  expect(animals[animalOf(2, 6)]).toBe('snake')
  expect(animals[animalOf(12, 6)]).toBe('goat')
})

it('gives each number one colour', () => {
  const counts = waves.map(
    (wave) => range(1, 49).filter((number) => waveOf(number) === wave).length,
  )
  expect(counts).toEqual([17, 16, 16])
  expect([1, 3, 5, 46, 48, 49].map(waveOf)).toEqual([
    'red',
    'blue',
    'green',
    'red',
    'blue',
    'green',
  ])
})
