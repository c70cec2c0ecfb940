import type { Numbers } from '../shared/shared-game.ts'
import { instant, siteZoneOffsetMs, type Instant } from '../../base/instant.ts'
import { firstNewYear, newYears } from './lunar-new-years.ts'
import { range, type Animal } from './play.ts'

/** In the order of the years; their codes are the sides of the zodiac plays. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const

/** The animal of the lunar year in which an instant falls on the site's calendar. */
export const animalOfYear = (at: Instant): Animal => {
  const day = new Date(instant(at + siteZoneOffsetMs)).toISOString()
  const year = Number(day.slice(0, 4))
  const newYear = newYears[year - firstNewYear]
  if (newYear === undefined) throw new Error(`the lunar new year of ${year} is not in the table`)
  const lunarYear = day.slice(5, 10) < newYear ? year - 1 : year
  // 2020 was a year of the rat.
  return (((lunarYear - 2020) % 12) + 12) % 12
}

/** 1 belongs to the animal of the year, 2 to the animal of the year before, and so on. */
export const animalOf = (number: number, yearAnimal: Animal): Animal =>
  (((yearAnimal - number + 1) % 12) + 12) % 12

export const numbersOfAnimal = (animal: Animal, yearAnimal: Animal): Numbers =>
  range(1, 49).filter((number) => animalOf(number, yearAnimal) === animal)
