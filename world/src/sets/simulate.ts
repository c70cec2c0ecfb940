import type { Rng } from '@xinghe/rules/base/rng.ts'
import { happens, unit } from '../chance/chance.ts'
import { mixSeed } from '../chance/seed.ts'
import { addTo, otherSide, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { Match, Parameters } from '../match/match.ts'
import { finishedTimeline, type Timeline, type Window } from '../match/timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import { pointValues, type PointValue } from './point-values.ts'
import { rallyChance, servedChance } from './points.ts'
import { isOver, isRacePoint, isWonBy, type Race } from './race.ts'
import type { SetModel } from './set-model.ts'
import { setRace } from './set-race.ts'
import { gameRace, gamesRace, isTieBreak, tieBreakRace, tieBreakServer } from './tennis.ts'

interface Play {
  readonly rng: Rng
  readonly rules: SetModel
  readonly parameters: Parameters
  readonly events: MatchEvent[]
  readonly windows: Window[]
  seconds: number
  server: Side
}

const write = (play: Play, kind: MatchEvent['kind'], side: Side | null, value = 0): void => {
  play.events.push({ atSeconds: play.seconds, kind, side, value })
}

/** One point from the moment of the last; bets are off while it can win the set. */
const playPoint = (play: Play, homePoint: number, canWinSet: boolean): Side => {
  const from = play.seconds
  play.seconds += play.rules.pointSeconds * (0.5 + unit(play.rng))
  if (canWinSet) {
    play.events.push({ atSeconds: from, kind: 'danger', side: null, value: 0 })
    play.windows.push({ from, to: play.seconds })
  }
  return happens(play.rng, homePoint) ? 'H' : 'C'
}

const playRallies = (play: Play, race: Race, valueOf: PointValue): Side => {
  const { rules, parameters } = play
  const homePoint = rallyChance(rules, parameters)
  let points: Pair = [0, 0]
  for (;;) {
    const side = playPoint(play, homePoint, isRacePoint(race, points))
    write(play, 'score', side, valueOf(side, points[side === 'H' ? 0 : 1]))
    points = addTo(points, side, 1)
    if (isOver(race, points)) return side
  }
}

const wins = (race: Race, [home, away]: Pair, side: Side): boolean =>
  side === 'H' ? isWonBy(race, home + 1, away) : isWonBy(race, away + 1, home)

const playGame = (play: Play, games: Pair): Side => {
  const { rules, parameters } = play
  const tieBreak = isTieBreak(games)
  const race = tieBreak ? tieBreakRace : gameRace
  let points: Pair = [0, 0]
  for (;;) {
    const server = tieBreak ? tieBreakServer(play.server, points[0] + points[1]) : play.server
    const setPoint = (['H', 'C'] as const).some(
      (side) => wins(gamesRace, games, side) && wins(race, points, side),
    )
    const side = playPoint(play, servedChance(rules, parameters, server), setPoint)
    points = addTo(points, side, 1)
    write(play, 'point', side)
    if (isOver(race, points)) return side
  }
}

const playTennisSet = (play: Play): Side => {
  let games: Pair = [0, 0]
  for (;;) {
    write(play, 'serve', play.server)
    const side = playGame(play, games)
    games = addTo(games, side, 1)
    write(play, 'game', side)
    play.server = otherSide(play.server)
    if (isOver(gamesRace, games)) return side
  }
}

/** A match in sets from the given strengths. */
export const simulateSets = (
  match: Match,
  rules: SetModel,
  parameters: Parameters,
  rng: Rng,
): Timeline => {
  const server = match.seed % 2 === 0 ? 'H' : 'C'
  const play: Play = { rng, rules, parameters, events: [], windows: [], seconds: 0, server }
  let sets: Pair = [0, 0]
  for (let set = 1; Math.max(...sets) < rules.setsToWin; set++) {
    if (set > 1) play.seconds += rules.breakSeconds
    write(play, 'period-start', null, set)
    const winner = rules.tennis
      ? playTennisSet(play)
      : playRallies(play, setRace(rules, set), pointValues(rules, mixSeed(match.seed, set)))
    sets = addTo(sets, winner, 1)
    write(play, 'set', winner)
    write(play, 'period-end', null, set)
  }
  write(play, 'end', null)
  return finishedTimeline(play.events, play.windows)
}
