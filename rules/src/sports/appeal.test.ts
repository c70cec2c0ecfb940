import { describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '../base/instant.ts'
import { appealUntil, checkAppeal } from './appeal.ts'

const settledAt = instant(Date.parse('2026-03-10T04:00:00Z'))
const bet = { settledAt, appealed: false }

describe('an appeal', () => {
  it('is taken to the last moment of the fourteenth day, and not after it', () => {
    const last = later(settledAt, 14 * dayMs)
    expect(appealUntil(settledAt)).toBe(last)
    expect(checkAppeal(bet, settledAt).ok).toBe(true)
    expect(checkAppeal(bet, last).ok).toBe(true)
    expect(checkAppeal(bet, later(last, 1))).toEqual({ ok: false, reason: 'appeal-over' })
  })

  it('waits for the settlement', () => {
    const running = { ...bet, settledAt: null }
    expect(checkAppeal(running, settledAt)).toEqual({ ok: false, reason: 'bet-running' })
  })

  it('is made once, whatever became of the bet since', () => {
    const made = { ok: false, reason: 'appeal-made' }
    expect(checkAppeal({ ...bet, appealed: true }, settledAt)).toEqual(made)
    expect(checkAppeal({ settledAt: null, appealed: true }, settledAt)).toEqual(made)
  })
})
