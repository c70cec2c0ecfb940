import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { competitions, virtualTeams, virtualTitles, type Competition } from './competitions.ts'
import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import { virtualMatchMs } from '@xinghe/rules/sports/virtual-football.ts'
import type { League } from '../match/match.ts'
import { regions, type Region } from '../names/regions.ts'
import { mixSeed, textSeed } from '../chance/seed.ts'
import { makeTeams } from './teams.ts'

const siteZoneHours = 8
const weekMinutes = 7 * 24 * 60

const roundMinutes = ({ rounds }: Competition, { zoneHours }: Region): number[] =>
  rounds
    .map(([day, hour]) => (day * 24 + hour + siteZoneHours - zoneHours) * 60)
    // A Sunday evening in the west is Monday here; the round keeps its place in the same week.
    .map((minutes) => ((minutes % weekMinutes) + weekMinutes) % weekMinutes)
    .sort((one, other) => one - other)

const leagueOf = (
  seed: number,
  competition: Competition,
  region: Region,
  index: number,
): League => {
  const { discipline, key, title, teams, spread } = competition
  const prefix = discipline === 'esports' ? 'es' : disciplineGameType(discipline).toLowerCase()
  const kind = prefix === 'op' ? `${discipline.replace('-', '')}-${key}` : key
  const id = `${prefix}${String(index + 1).padStart(2, '0')}-${kind}`
  return {
    id,
    discipline,
    name: region.name + title,
    manner: region.manner,
    teams: makeTeams(seededRng(mixSeed(seed, textSeed(id))), {
      leagueId: id,
      discipline,
      manner: region.manner,
      count: teams,
      spread,
    }),
    roundMinutes: roundMinutes(competition, region),
    waves: competition.waves,
    waveMinutes: competition.waveMinutes,
    homeAdvantage: competition.homeAdvantage,
    hasChampion: competition.hasChampion,
  }
}

const virtualLeague = (seed: number, name: string, index: number): League => {
  const id = `vf${String(index + 1).padStart(2, '0')}-cup`
  const manner = index % 2 === 0 ? 'native' : 'transcribed'
  return {
    id,
    discipline: 'virtual-football',
    name,
    manner,
    teams: makeTeams(seededRng(mixSeed(seed, textSeed(id))), {
      leagueId: id,
      discipline: 'virtual-football',
      manner,
      count: virtualTeams,
      spread: 0.18,
    }),
    roundMinutes: [(index * virtualMatchMs) / virtualTitles.length / minuteMs],
    waves: 1,
    waveMinutes: 0,
    homeAdvantage: 0.12,
    hasChampion: false,
  }
}

/** Every league of the world that grows from a seed. */
export const makeLeagues = (seed: number): readonly League[] => [
  ...competitions.flatMap((competition) =>
    regions
      .slice(0, competition.regions)
      .map((region, index) => leagueOf(seed, competition, region, index)),
  ),
  ...virtualTitles.map((title, index) => virtualLeague(seed, title, index)),
]
