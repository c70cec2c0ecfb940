import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { instant, later } from '../base/instant.ts'
import { isFootball, type MatchGameType } from './game-types.ts'
import { interruptedOutcome, resumeBoundMs } from './interrupted-match.ts'
import type { MatchResult, Score } from './match-result.ts'
import { isPlayCode, playOf, type Period, type Unit } from './plays.ts'
import { legOutcome, type LegTerms } from './settle.ts'
import { isSideOf, scoreOfText } from './sides.ts'

const abandonedAt = instant(Date.parse('2026-03-01T12:00:00Z'))
const afterBound = later(abandonedAt, resumeBoundMs)

const legOf = (game: string, play: string, side: string, line = '', since = ''): LegTerms => {
  if (!isPlayCode(play) || !isSideOf(play, side)) throw new Error(`no play ${play} ${side}`)
  const gameType = game as MatchGameType
  return {
    gameType,
    play,
    side,
    line: line === '' ? null : Number(line) * 4,
    scoreAtBet: scoreOfText(since),
    drawOffered: isFootball(gameType),
    goalNumber: null,
  }
}

/** A match whose part (half or first quarter) is over where its score is given. */
const matchOf = (unit: Unit, part: string, full: string, ended: boolean): MatchResult => {
  const [home = 0, away = 0] = full.split('-').map(Number)
  const first = part === '' ? undefined : part.split('-').map(Number)
  const partTally = first && { home: first[0] ?? 0, away: first[1] ?? 0, final: true }
  const parts = partTally ? { half: partTally, q1: partTally } : {}
  return { tallies: { [unit]: { full: { home, away, final: ended }, ...parts } }, goals: [] }
}

describe('legOutcome', () => {
  it.each(readVectors('settlement.csv'))(
    'settles %s %s %s %s (since %s, part %s) at %s, ended %s, as %s',
    (game = '', play = '', side = '', line, since, part = '', full = '', ended, result) => {
      const leg = legOf(game, play, side, line, since)
      const match = matchOf(playOf(leg.play).unit, part, full, ended === 'yes')
      expect(legOutcome(leg, match)?.result ?? '').toBe(result)
    },
  )

  it.each(readVectors('settlement-published.csv'))(
    'agrees with the published example %s %s %s %s (since %s, part %s) at %s, ended %s: %s',
    (game = '', play = '', side = '', line, since, part = '', full = '', ended, result) => {
      const leg = legOf(game, play, side, line, since)
      const match = matchOf('score', part, full, ended === 'yes')
      const interruption = { kind: 'abandoned', since: abandonedAt } as const
      expect(interruptedOutcome(leg, match, interruption, afterBound)?.result).toBe(result)
    },
  )

  it('pays the next goal by its number, and none when it does not come', () => {
    const next = (side: string, goalNumber: number, play = 'NG'): LegTerms => ({
      ...legOf('FT', play, side),
      goalNumber,
    })
    const running: MatchResult = { ...matchOf('score', '1-0', '1-1', false), goals: ['H', 'C'] }
    expect(legOutcome(next('C', 2), running)?.result).toBe('W')
    expect(legOutcome(next('H', 2), running)?.result).toBe('L')
    expect(legOutcome(next('H', 3), running)).toBeNull()
    expect(legOutcome(next('N', 2, 'HNG'), running)?.result).toBe('W')
    const ended: MatchResult = { ...matchOf('score', '1-0', '1-1', true), goals: ['H', 'C'] }
    expect(legOutcome(next('N', 3), ended)?.result).toBe('W')
    expect(legOutcome(next('C', 3), ended)?.result).toBe('L')
  })

  it('counts the draw in football, also where it was not listed at the bet', () => {
    const level = matchOf('score', '', '1-1', true)
    const unlisted = (game: string) => ({ ...legOf(game, 'M', 'H'), drawOffered: false })
    expect(legOutcome(unlisted('FT'), level)?.result).toBe('L')
    expect(legOutcome(unlisted('VF'), level)?.result).toBe('L')
    expect(legOutcome(unlisted('BK'), level)?.result).toBe('P')
  })

  it('reads no result of a match that has not begun', () => {
    const nothing: MatchResult = { tallies: {}, goals: [] }
    expect(legOutcome(legOf('FT', 'OU', 'O', '2.5'), nothing)).toBeNull()
    expect(legOutcome(legOf('FT', 'CNOU', 'U', '9.5'), nothing)).toBeNull()
  })

  it('refuses to guess a missing line or goal, or a champion', () => {
    const ended = matchOf('score', '', '1-0', true)
    expect(() => legOutcome(legOf('FT', 'R', 'H'), ended)).toThrow('no line')
    expect(() => legOutcome(legOf('FT', 'NG', 'H'), ended)).toThrow('no goal number')
    expect(() => legOutcome(legOf('FT', 'FS', 'run_1'), ended)).toThrow('champion')
  })

  it('gives the two sides of a line opposite results', () => {
    const opposite = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W', D: 'D' } as const
    const goals = fc.integer({ min: 0, max: 9 })
    const line = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(goals, goals, line, fc.boolean(), (home, away, quarters, total) => {
        const match = matchOf('score', '', `${home}-${away}`, true)
        const result = (side: string) =>
          legOutcome(legOf('FT', total ? 'OU' : 'R', side, `${quarters / 4}`), match)?.result ?? 'D'
        const [first, second] = total ? ['O', 'U'] : ['H', 'C']
        expect(result(second)).toBe(opposite[result(first)])
      }),
    )
  })

  it('never reverses an early outcome, for any continuation of the match', () => {
    const goals = fc.integer({ min: 0, max: 6 })
    const leg = fc.constantFrom(
      legOf('FT', 'OU', 'O', '2.25'),
      legOf('FT', 'OU', 'U', '2.75'),
      legOf('FT', 'PD', 'other'),
      legOf('FT', 'PD', '1-1'),
      legOf('FT', 'T', '7+'),
      legOf('FT', 'T', '2-3'),
      legOf('FT', 'BTS', 'no'),
      legOf('FT', 'HM', 'H'),
    )
    const later6 = ([now, more]: [Score, Score]): string =>
      `${now.home + more.home}-${now.away + more.away}`
    const score = fc.record({ home: goals, away: goals })
    fc.assert(
      fc.property(leg, score, score, (terms, now, more) => {
        const early = legOutcome(terms, matchOf('score', '1-0', `${now.home}-${now.away}`, false))
        const end = legOutcome(terms, matchOf('score', '1-0', later6([now, more]), true))
        if (early !== null) expect(end).toEqual(early)
      }),
    )
  })
})

describe('interruptedOutcome', () => {
  const match = matchOf('score', '1-0', '2-1', false)
  const interruption = { kind: 'abandoned', since: abandonedAt } as const

  it('lets the half stand when the second half is broken off', () => {
    const leg = legOf('FT', 'HR', 'H', '-0.5')
    expect(interruptedOutcome(leg, match, interruption, abandonedAt)?.result).toBe('W')
  })

  it('waits until the resume time is over, then voids open outcomes with the reason', () => {
    const leg = legOf('FT', 'M', 'H')
    expect(interruptedOutcome(leg, match, interruption, later(afterBound, -1))).toBeNull()
    expect(interruptedOutcome(leg, match, interruption, afterBound)).toMatchObject({
      result: 'D',
      reason: 'abandoned',
    })
  })

  it('voids a postponed match as postponed', () => {
    const nothing: MatchResult = { tallies: {}, goals: [] }
    const postponed = { kind: 'postponed', since: abandonedAt } as const
    const leg = legOf('FT', 'OU', 'U', '2.5')
    expect(interruptedOutcome(leg, nothing, postponed, afterBound)?.reason).toBe('postponed')
  })
})

it('knows a period for every play of a quarter', () => {
  const quarters: Period[] = ['q1', 'q2', 'q3', 'q4']
  expect(quarters.map((_, index) => playOf(`Q${(index + 1) as 1 | 2 | 3 | 4}RE`).period)).toEqual(
    quarters,
  )
})
