import { hourMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import type { LineUp, LineUps, Player } from '@xinghe/rules/sports/feed/preview.ts'
import { happens } from '../chance/chance.ts'
import { mixSeed, textSeed } from '../chance/seed.ts'
import type { Match } from '../match/match.ts'
import { makeSquads, type Squad } from './squads.ts'

/** Line-ups are announced this long before kick-off. */
const announcedAheadMs = hourMs

const absenceChance = 0.12

const byNumber = (one: Player, other: Player): number => one.number - other.number

const probable = ({ formation, regulars, reserves }: Squad): LineUp => ({
  formation,
  starters: regulars,
  bench: reserves.toSorted(byNumber),
})

/** The regulars with some of them replaced by reserves of the same position. */
const announced = ({ formation, regulars, reserves }: Squad, seed: number): LineUp => {
  const rng = seededRng(seed)
  const bench = [...reserves]
  const starters = regulars.map((regular) => {
    const at = bench.findIndex(({ position }) => position === regular.position)
    const replacement = bench[at]
    if (!happens(rng, absenceChance) || replacement === undefined) return regular
    bench.splice(at, 1)
    bench.push(regular)
    return replacement
  })
  return { formation, starters, bench: bench.toSorted(byNumber) }
}

/** The line-ups of football matches as known at an instant; null in other sports. */
export const makeLineUps = (seed: number): ((match: Match, at: Instant) => LineUps | null) => {
  const squadsOf = makeSquads(seed)
  return (match, at) => {
    const squads = squadsOf(match.league)
    const [home, away] = [squads.get(match.home.id), squads.get(match.away.id)]
    if (match.league.discipline !== 'football' || home === undefined || away === undefined)
      return null
    const announcedAt = later(match.kickOff, -announcedAheadMs)
    const isAnnounced = at >= announcedAt
    const lineUpOf = (squad: Squad, teamId: string): LineUp =>
      isAnnounced ? announced(squad, mixSeed(match.seed, textSeed(teamId))) : probable(squad)
    return {
      announced: isAnnounced,
      announcedAt,
      home: lineUpOf(home, match.home.id),
      away: lineUpOf(away, match.away.id),
    }
  }
}
