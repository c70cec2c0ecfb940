import { expect, it } from 'vitest'
import { pairingOf, roundsInSeason } from './round-robin.ts'

it.each([10, 12, 18, 32])('lets each of %s meet each other once at home in a season', (teams) => {
  const meetings = new Set<string>()
  for (let round = 0; round < roundsInSeason(teams); round++) {
    const playing = new Set<number>()
    for (let pair = 0; pair < teams / 2; pair++) {
      const [home, away] = pairingOf(teams, round, pair)
      playing.add(home).add(away)
      meetings.add(`${home}-${away}`)
    }
    expect(playing.size).toBe(teams)
  }
  expect(meetings.size).toBe(teams * (teams - 1))
})
