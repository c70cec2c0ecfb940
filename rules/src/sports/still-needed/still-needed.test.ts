import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../vectors/read-vectors.ts'
import type { MatchGameType } from '../game-types.ts'
import type { Score } from '../match-result.ts'
import { isPlayCode } from '../plays.ts'
import { settleHandicap, settleTotal } from '../settle-line.ts'
import { isSideOf, scoreOfText } from '../sides.ts'
import type { OpenLeg, Phrase } from './phrase.ts'
import { stillNeeded } from './still-needed.ts'
import { needText } from './texts.ts'

const legOf = (game: string, play: string, side: string, line = ''): OpenLeg => {
  if (!isPlayCode(play) || !isSideOf(play, side)) throw new Error(`no play ${play} ${side}`)
  return {
    gameType: game as MatchGameType,
    discipline: null,
    play,
    side,
    sideName: play === 'FS' ? '星河联' : null,
    line: line === '' ? null : Number(line) * 4,
    goalNumber: null,
    scoreAtBet: null,
    home: '主队',
    away: '客队',
  }
}

const sentence = (phrases: readonly Phrase[]): string =>
  phrases
    .map(({ text, params }) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? `no ${name}`)),
    )
    .join('，')

const countOf = (phrases: readonly Phrase[], ...texts: readonly string[]): number | null => {
  const found = phrases.find(({ text }) => texts.includes(text))
  return found === undefined ? null : Number(found.params['count'])
}

const scores = fc.record({ home: fc.nat(6), away: fc.nat(6) })
const ended = (score: Score) => ({ ...score, final: true })
const more = (score: Score, goals: number) => ended({ ...score, home: score.home + goals })

describe('stillNeeded', () => {
  it.each(readVectors('still-needed.csv'))(
    'tells %s %s %s %s (since %s) at %s, goal %s: %s',
    (game = '', play = '', side = '', line, since = '', score = '', goal = '', expected = '') => {
      const leg = legOf(game, play, side, line)
      const goalNumber = goal === '' ? null : Number(goal)
      const told = { ...leg, scoreAtBet: scoreOfText(since), goalNumber }
      expect(sentence(stillNeeded(told, scoreOfText(score)))).toBe(expected)
    },
  )

  it('tells handball in goals and badminton in sets', () => {
    const leg = legOf('OP', 'OU', 'O', '2.5')
    const at = (discipline: string) =>
      sentence(stillNeeded({ ...leg, discipline }, { home: 1, away: 0 }))
    expect([at('handball'), at('badminton')]).toEqual(['还差 2 球', '还差 2 局'])
  })

  it('names for a total the goals with which it settles as won, and no fewer', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 2, max: 40 }), (score, line) => {
        const leg = { ...legOf('FT', 'OU', 'O'), line }
        const phrases = stillNeeded(leg, score)
        const count = countOf(phrases, needText.least, needText.leastFull) ?? 0
        expect(settleTotal('O', line, more(score, count))?.result).toBe('W')
        if (count > 0) expect(settleTotal('O', line, more(score, count - 1))?.result).not.toBe('W')
      }),
    )
  })

  it('names for an under the goals with which it still settles as won, and no more', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 2, max: 40 }), (score, line) => {
        const leg = { ...legOf('FT', 'OU', 'U'), line }
        const phrases = stillNeeded(leg, score)
        const isNone = phrases.some(
          ({ text }) => text === needText.noneMore || text === needText.noneMoreFull,
        )
        const count = isNone ? 0 : countOf(phrases, needText.most, needText.mostFull)
        if (count !== null) expect(settleTotal('U', line, more(score, count))?.result).toBe('W')
        expect(settleTotal('U', line, more(score, (count ?? -1) + 1))?.result).not.toBe('W')
      }),
    )
  })

  it('names for a handicap the goals of the backed side with which it settles as won, and no fewer', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: -16, max: 16 }), (score, line) => {
        const leg = { ...legOf('FT', 'R', 'H'), line }
        const count = countOf(stillNeeded(leg, score), needText.least) ?? 0
        const since = { home: 0, away: 0 }
        expect(settleHandicap('H', line, more(score, count), since)?.result).toBe('W')
        if (count > 0)
          expect(settleHandicap('H', line, more(score, count - 1), since)?.result).not.toBe('W')
      }),
    )
  })
})
