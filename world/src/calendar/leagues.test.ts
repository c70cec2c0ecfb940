import { expect, it } from 'vitest'
import { makeLeagues } from './leagues.ts'

const leagues = makeLeagues(7)

it('gives every league and every side an id of its own, short enough for a bet slip', () => {
  const ids = leagues.flatMap(({ id, teams }) => [id, ...teams.map((team) => team.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z_-]{1,40}$/)
})

it('names leagues and sides in Chinese, no two alike in one league', () => {
  expect(new Set(leagues.map(({ name }) => name)).size).toBe(leagues.length)
  for (const { name, teams } of leagues) {
    expect(name).toMatch(/^[\p{Script=Han}U0-9]{4,14}$/u)
    expect(new Set(teams.map((team) => team.name)).size).toBe(teams.length)
    for (const team of teams) expect(team.name).toMatch(/^[\p{Script=Han}·]{3,8}$/u)
  }
})

it('pairs an even number of sides, of different strength', () => {
  for (const { teams } of leagues) {
    expect(teams.length % 2).toBe(0)
    expect(new Set(teams.map(({ strength }) => strength)).size).toBeGreaterThan(teams.length / 2)
    for (const { strength } of teams) expect(Math.abs(strength)).toBeLessThanOrEqual(1)
  }
})

it('grows the same world from the same seed, and another from another', () => {
  expect(makeLeagues(7)).toEqual(leagues)
  expect(makeLeagues(8)[0]?.teams).not.toEqual(leagues[0]?.teams)
})
