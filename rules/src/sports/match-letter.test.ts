import { describe, expect, it } from 'vitest'
import { matchLetter, newsOfLeg } from './match-letter.ts'
import { outcomes, voided } from './outcome.ts'

describe('the news of a leg', () => {
  it('are none when an undecided leg is decided, or nothing changes', () => {
    expect(newsOfLeg(null, null)).toBeNull()
    for (const outcome of Object.values(outcomes)) {
      expect(newsOfLeg(null, outcome)).toBeNull()
      expect(newsOfLeg(outcome, outcome)).toBeNull()
    }
    expect(newsOfLeg(voided('postponed'), voided('abandoned'))).toBeNull()
  })
  it('are a correction when a decided leg has another result', () => {
    expect(newsOfLeg(outcomes.W, outcomes.L)).toEqual({ kind: 'corrected' })
    expect(newsOfLeg(outcomes.W, { ...outcomes.W, winners: 2 })).toEqual({ kind: 'corrected' })
    expect(newsOfLeg(voided('postponed'), outcomes.W)).toEqual({ kind: 'corrected' })
  })
  it('are the reason of a void leg, but for a bet that was accepted after the start', () => {
    expect(newsOfLeg(null, voided('abandoned'))).toEqual({ kind: 'voided', reason: 'abandoned' })
    expect(newsOfLeg(outcomes.W, voided('market-mistaken'))).toEqual({
      kind: 'voided',
      reason: 'market-mistaken',
    })
    expect(newsOfLeg(null, voided('accepted-after-start'))).toBeNull()
    expect(newsOfLeg(null, voided('accepted-after-event'))).toMatchObject({ kind: 'voided' })
  })
  it('are that a decided leg is undecided again', () => {
    expect(newsOfLeg(outcomes.L, null)).toEqual({ kind: 'reopened' })
  })
})

it('a letter names the match and says what becomes of the bets', () => {
  const { title, body } = matchLetter({ kind: 'voided', reason: 'postponed' }, '临江 对 北岭')
  expect(title).toBe('注单取消')
  expect(body).toBe('临江 对 北岭：赛事延期，相关注单取消并退还本金，串关中的这一项按 1.00 计算。')
  expect(matchLetter({ kind: 'postponed' }, '临江 对 北岭').body).toContain('24 小时内开赛')
})
