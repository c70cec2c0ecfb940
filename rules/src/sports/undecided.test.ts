import { describe, expect, it } from 'vitest'
import type { Discipline } from './feed/discipline.ts'
import { disciplineGameType } from './feed/discipline.ts'
import type { MatchResult, Tally } from './match-result.ts'
import type { PlayCode } from './plays.ts'
import { chancesLeft, isUndecided } from './undecided.ts'

const tally = (home: number, away: number, final = false): Tally => ({ home, away, final })

const leg = (discipline: Discipline, play: PlayCode, side: string, line: number | null = null) => ({
  gameType: disciplineGameType(discipline),
  play,
  side,
  line,
  scoreAtBet: null,
  drawOffered: true,
  goalNumber: play.endsWith('NG') ? 3 : null,
})

const result = (full: Tally, half: Tally = full): MatchResult => ({
  tallies: { score: { full, half } },
  goals: ['H', 'C'],
})

describe('a side of a football match at 1:1 in the second half', () => {
  const now = result(tally(1, 1), tally(1, 0, true))

  it.each<[PlayCode, string, number | null]>([
    ['RBTS', 'no', null],
    ['RBTS', 'yes', null],
    ['RPD', '0-1', null],
    ['RPD', '1-0', null],
    ['ROU', 'U', 6],
    ['ROU', 'O', 6],
    ['ROU', 'U', 8],
    ['RT', '0-1', null],
    ['RF', 'NH', null],
    ['RF', 'CC', null],
    ['HRM', 'H', null],
    ['HREO', 'odd', null],
  ])('is decided for %s %s %s', (play, side, line) => {
    expect(isUndecided(leg('football', play, side, line), 'football', now)).toBe(false)
  })

  it.each<[PlayCode, string, number | null]>([
    ['RM', 'H', null],
    ['RM', 'N', null],
    ['RE', 'C', -6],
    ['ROU', 'U', 9],
    ['ROU', 'O', 10],
    ['RPD', '1-1', null],
    ['RPD', '4-4', null],
    ['RPD', 'other', null],
    ['RT', '7+', null],
    ['RF', 'HC', null],
    ['NG', 'H', null],
    ['NG', 'C', null],
    ['NG', 'N', null],
    ['REO', 'even', null],
  ])('is open for %s %s %s', (play, side, line) => {
    expect(isUndecided(leg('football', play, side, line), 'football', now)).toBe(true)
  })
})

describe('a sport that never ends level', () => {
  it('has no draw to bet on', () => {
    const now = result(tally(50, 50))
    expect(isUndecided(leg('basketball', 'RM', 'N'), 'basketball', now)).toBe(false)
    expect(isUndecided(leg('basketball', 'RM', 'H'), 'basketball', now)).toBe(true)
    expect(isUndecided(leg('rugby', 'RM', 'N'), 'rugby', now)).toBe(true)
  })

  it('ends when the sets are won', () => {
    const now = result(tally(2, 1))
    const left = (play: PlayCode, side: string, line: number | null = null) =>
      chancesLeft(leg('volleyball', play, side, line), 'volleyball', now)
    expect(left('RPD', '3-0')).toEqual({ canWin: false, canLose: true })
    expect(left('RPD', '2-3')).toEqual({ canWin: true, canLose: true })
    // At least four sets, at most five.
    expect(left('ROU', 'O', 14)).toEqual({ canWin: true, canLose: false })
    expect(left('ROU', 'O', 18)).toEqual({ canWin: true, canLose: true })
    expect(left('ROU', 'O', 22)).toEqual({ canWin: false, canLose: true })
  })
})
