import type { Rng } from '@xinghe/rules/base/rng.ts'
import { bell, shuffled } from '../chance/chance.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Team } from '../match/match.ts'
import { clubSuffixes } from '../names/clubs.ts'
import { placesOf } from '../names/places.ts'
import { playerNames } from '../names/players.ts'
import type { NameManner } from '../names/regions.ts'

interface TeamPlan {
  readonly leagueId: string
  readonly discipline: Discipline
  readonly manner: NameManner
  readonly count: number
  readonly spread: number
}

const playedAlone = new Set<Discipline>(['tennis', 'table-tennis', 'badminton', 'snooker'])

// Players of a tour have names of both manners; clubs have those of their region.
const drawNames = (rng: Rng, { discipline, manner, count }: TeamPlan): string[] => {
  if (playedAlone.has(discipline)) return shuffled(rng, playerNames).slice(0, count)
  const suffixes = clubSuffixes(discipline)
  return shuffled(rng, placesOf(manner))
    .slice(0, count)
    .map((place) => place + (suffixes[rng.below(suffixes.length)] ?? ''))
}

const styleSpread = 0.05
// Bounded, so that every match can be priced.
const farthest = 2

/** Sides with strengths on a bell curve; the sum over a league is near 0. */
export const makeTeams = (rng: Rng, plan: TeamPlan): readonly Team[] =>
  drawNames(rng, plan).map((name, index) => ({
    id: `${plan.leagueId}-t${index + 1}`,
    name,
    strength: plan.spread * Math.max(-farthest, Math.min(farthest, bell(rng))),
    style: styleSpread * Math.max(-farthest, Math.min(farthest, bell(rng))),
  }))
