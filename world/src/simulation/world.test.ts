import { beforeAll, describe, expect, it } from 'vitest'
import {
  dayMs,
  hourMs,
  instant,
  later,
  minuteMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { lastRoundOf, roundAt, roundSpan, seasonOf } from '../calendar/calendar.ts'
import type { FeedMessage } from '@xinghe/rules/sports/feed/messages.ts'
import { makeWorld, type World } from './world.ts'

const noon = instant(Date.UTC(2026, 10, 18, 12))
const minutes = 4
const stop = later(noon, minutes * minuteMs)

const unpriced = { filter: ({ kind }: { kind: string }) => kind !== 'prices' }
const someSports = (seed: number, tellPrices = true): World =>
  makeWorld({
    seed,
    ...(tellPrices ? {} : unpriced),
    played: ['virtual-football', 'handball', 'table-tennis'],
  })

const heard = (world: World, from: Instant, to: Instant): FeedMessage[] => [
  ...world.between(from, to),
]

const ofKind = <Kind extends FeedMessage['kind']>(
  messages: readonly FeedMessage[],
  kind: Kind,
): Extract<FeedMessage, { kind: Kind }>[] =>
  messages.filter((message) => message.kind === kind) as Extract<FeedMessage, { kind: Kind }>[]

// Compared as text: the report then shows the first difference of thousands of markets.
const sameText = (one: readonly FeedMessage[], other: readonly FeedMessage[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

describe('the feed of the world', () => {
  const world = someSports(7)
  let whole: FeedMessage[] = []

  beforeAll(() => {
    whole = heard(world, noon, stop)
  })

  it('sends the same messages in pieces as at once, in order', () => {
    const cuts = [0, 7, 61, 62, 150, 240].map((second) => later(noon, second * 1_000))
    const pieces = cuts.slice(1).flatMap((to, index) => heard(world, cuts[index] ?? noon, to))
    expect(sameText(pieces, whole)).toBe(true)
    const times = whole.map(({ at }) => at)
    expect(times).toEqual([...times].sort((one, other) => one - other))
  })

  it('sends the same messages for the same seed, and others for another seed', () => {
    const to = later(noon, 20_000)
    const told = heard(world, noon, to)
    expect(sameText(heard(someSports(7), noon, to), told)).toBe(true)
    expect(sameText(heard(someSports(8), noon, to), told)).toBe(false)
  })

  it('follows four virtual matches from listing to their final result', () => {
    const fixtures = ofKind(whole, 'fixture').filter(({ fixture }) => fixture.gameType === 'VF')
    expect(fixtures.length).toBeGreaterThanOrEqual(4)
    const results = ofKind(whole, 'result').filter(
      ({ matchId, report }) => matchId.startsWith('vf') && report.phase === 'ended',
    )
    expect(results.length).toBeGreaterThanOrEqual(4)
    const closed = ofKind(whole, 'status').filter(({ status }) => status === 'closed')
    for (const { matchId, at } of results) {
      expect(closed.find((message) => message.matchId === matchId)?.at).toBe(at)
    }
  })

  it('numbers the results of a match upwards', () => {
    const last = new Map<string, number>()
    for (const { matchId, revision } of ofKind(whole, 'result')) {
      expect(revision).toBeGreaterThan(last.get(matchId) ?? 0)
      last.set(matchId, revision)
    }
  })

  it('sends no prices while betting is suspended', () => {
    const off = new Set<string>()
    for (const message of whole) {
      if (message.kind === 'status' && message.status === 'open') off.delete(message.matchId)
      else if (message.kind === 'status') off.add(message.matchId)
      else if (message.kind === 'prices') expect(off.has(message.matchId)).toBe(false)
    }
    expect(ofKind(whole, 'prices').length).toBeGreaterThan(100)
  })

  it('sends a heartbeat every five seconds', () => {
    expect(ofKind(whole, 'heartbeat')).toHaveLength((minutes * 60) / 5)
  })

  it('omits prices on request, and answers pricesAt with the omitted ones', () => {
    const quiet = someSports(7, false)
    const told = whole.filter(({ kind }) => kind !== 'prices')
    expect(sameText(heard(quiet, noon, stop), told)).toBe(true)
    const last = ofKind(whole, 'prices').findLast(({ matchId }) => matchId.startsWith('vf'))
    const match = quiet.almanac.matchesAround(noon, stop).find(({ id }) => id === last?.matchId)
    if (match === undefined || last === undefined) throw new Error('no virtual match was priced')
    expect(quiet.pricesAt(match, last.at)).toEqual(last)
    expect(quiet.pricesAt(match, later(match.kickOff, hourMs))).toBeNull()
    expect(quiet.pricesAt(match, later(match.kickOff, -dayMs))).toBeNull()
  })
})

describe('the snapshot', () => {
  const world = makeWorld({ seed: 7, played: ['virtual-football', 'handball'] })
  const nameOf = (message: FeedMessage): string =>
    'matchId' in message ? `${message.kind} ${message.matchId}` : message.kind

  it('equals the state after all messages until then', () => {
    const known = new Map<string, FeedMessage>()
    for (const message of world.snapshotAt(noon)) known.set(nameOf(message), message)
    for (const message of world.between(noon, stop)) known.set(nameOf(message), message)
    const after = [...world.snapshotAt(stop)]
    expect(ofKind(after, 'prices').length).toBeGreaterThan(100)
    for (const message of ofKind(after, 'prices')) {
      const told = known.get(nameOf(message))
      if (told?.kind !== 'prices') throw new Error(`${message.matchId} was never priced`)
      expect(sameText([{ ...told, at: message.at }], [message])).toBe(true)
    }
    for (const message of ofKind(after, 'status')) {
      expect(known.get(nameOf(message))).toMatchObject({ status: message.status })
    }
  })

  it('holds fixture, status and prices of every listed match, and the score of what runs', () => {
    const kinds = new Map<string, string[]>()
    const snapshot = [...world.snapshotAt(noon)]
    for (const message of snapshot) {
      if ('matchId' in message) {
        kinds.set(message.matchId, [...(kinds.get(message.matchId) ?? []), message.kind])
      }
    }
    for (const { fixture } of ofKind(snapshot, 'fixture')) {
      expect(kinds.get(fixture.matchId)).toEqual(
        fixture.kickOff > noon ? ['status', 'prices'] : ['result', 'status', 'prices'],
      )
    }
  })
})

describe('titles', () => {
  const world = makeWorld({ seed: 7, ...unpriced, played: ['ice-hockey'] })
  const leagues = world.almanac.calendar.leagues

  let told: Extract<FeedMessage, { kind: 'champion' }>[] = []

  beforeAll(() => {
    told = ofKind(heard(world, noon, later(noon, 4 * dayMs)), 'champion')
  })

  it('are suspended while a round is played, and repriced after it', () => {
    for (const { id } of leagues) {
      const open = told
        .filter(({ champion }) => champion.leagueId === id)
        .map(({ champion }) => champion.open)
      expect(open.length).toBeGreaterThan(2)
      expect(open.every((each, index) => index === 0 || each !== open[index - 1])).toBe(true)
    }
    const inPlay = (at: Instant, leagueId: string): boolean =>
      world.almanac
        .matchesAround(at, at)
        .filter(({ league, kickOff }) => league.id === leagueId && kickOff <= at)
        .some((match) => world.almanac.liveMatch(match).endsAt > at)
    for (const { at, champion } of told) {
      if (champion.open) expect(inPlay(at, champion.leagueId)).toBe(false)
    }
  })

  it('offer the favourite of every league that is open', () => {
    const open = told.filter(({ champion }) => champion.open)
    expect(open.length).toBeGreaterThan(0)
    for (const { champion } of open) {
      const likeliest = champion.runners.reduce((one, other) =>
        other.probability > one.probability ? other : one,
      )
      expect(likeliest.hk).toBeGreaterThan(0)
    }
  })

  it('leave the house a margin', () => {
    for (const { at, champion } of told) {
      expect(champion.closesAt).toBeGreaterThanOrEqual(at)
      const sum = champion.runners.reduce((total, { probability }) => total + probability, 0)
      expect(sum).toBeCloseTo(1, 6)
      for (const { probability, hk } of champion.open ? champion.runners : []) {
        expect(probability * (1 + hk / 100)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('are in the snapshot as last published', () => {
    const at = later(noon, 4 * dayMs)
    for (const { champion } of ofKind([...world.snapshotAt(at)], 'champion')) {
      const last = told.findLast((message) => message.champion.leagueId === champion.leagueId)
      expect(champion).toEqual(last?.champion)
    }
  })

  it('end with a champion who was on offer, and the next season opens', () => {
    const [league] = leagues
    if (league === undefined) throw new Error('no league')
    const season = seasonOf(league, roundAt(league, noon))
    const [, lastKickOff] = roundSpan(league, lastRoundOf(league, season))
    const ending = heard(world, later(lastKickOff, 3 * hourMs), later(lastKickOff, 5 * hourMs))
    const result = ofKind(ending, 'champion-result').find(
      ({ championId }) => championId === `${league.id}-s${season}`,
    )
    const ids = league.teams.map(({ id }) => id)
    expect(result?.winners.length).toBeGreaterThanOrEqual(1)
    for (const winner of result?.winners ?? []) expect(ids).toContain(winner)
    expect(
      ofKind(ending, 'champion').find(({ champion }) => champion.leagueId === league.id)?.champion,
    ).toMatchObject({ season: season + 1, open: true })
  })
})
