import { describe, expect, it } from 'vitest'
import { instant, later, secondMs } from '../../base/instant.ts'
import { spotOffer } from '../tables/limits.ts'
import { simulatedPlayers } from './table-players.ts'
import { tableCodes } from '../tables/table-game.ts'
import { spotOf, tableOf } from '../tables/tables.ts'

const start = instant(Date.UTC(2026, 10, 16))

describe.each(tableCodes)('simulated players at %s', (code) => {
  const table = tableOf(code)
  const opensAt = (round: number) => later(start, round * table.everySeconds * secondMs)
  const rounds = Array.from({ length: 200 }, (_, round) => simulatedPlayers(code, opensAt(round)))
  const bets = rounds.flat().flatMap(({ bet }) => bet ?? [])

  it('are the same for everybody, and bet anew in each round', () => {
    expect(simulatedPlayers(code, opensAt(3))).toEqual(rounds[3])
    const texts = rounds.map((players) =>
      players.map(({ bet }) => `${bet?.play} ${bet?.pick} ${bet?.stake} ${bet?.afterMs}`).join(),
    )
    expect(new Set(texts).size).toBe(rounds.length)
  })

  it('bet on spots of the table, within its limits and before the close', () => {
    expect(bets.length).toBeGreaterThan(600)
    for (const { play, pick, stake, afterMs } of bets) {
      const spot = spotOf(table, play, pick)
      if (spot === undefined) throw new Error(`${code} has no spot ${play} ${pick}`)
      const { leastStake, mostStake } = spotOffer(spot)
      expect(stake >= leastStake && stake <= mostStake).toBe(true)
      expect(afterMs).toBeLessThan((table.betSeconds - 1) * secondMs + 1)
    }
  })

  it('stay for a while and then leave, not all at once', () => {
    const namesOf = (round: number) => rounds[round]?.map(({ name }) => name) ?? []
    const changes = rounds
      .slice(1)
      .map((_, round) => namesOf(round + 1).filter((name, seat) => name !== namesOf(round)[seat]))
    expect(Math.max(...changes.map(({ length }) => length))).toBe(1)
    expect(changes.filter(({ length }) => length > 0).length).toBeGreaterThan(20)
  })
})
