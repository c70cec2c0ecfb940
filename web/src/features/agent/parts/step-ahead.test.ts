import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachedStep } from '@xinghe/rules/agent/commission.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { missingText, stepAhead } from './step-ahead.ts'

const steps = [
  { active: 0, base: 0n, rateBp: 2_500 },
  { active: 10, base: 50_000_00n, rateBp: 3_000 },
  { active: 30, base: 200_000_00n, rateBp: 3_500 },
]

describe('the step ahead', () => {
  it('needs only what is not there yet', () => {
    expect(stepAhead({ steps }, 12, 49_999_99n)).toEqual({ step: steps[1], active: 0, base: 1n })
    expect(stepAhead({ steps }, 4, 900_000_00n)).toEqual({ step: steps[1], active: 6, base: 0n })
  })

  it('is none at the highest', () => {
    expect(stepAhead({ steps }, 30, 200_000_00n)).toBeNull()
  })

  it('is reached, or passed, by adding what it needs', () => {
    const base = fc.bigInt({ min: 0n, max: 300_000_00n })
    fc.assert(
      fc.property(fc.nat(40), base, (active, fen) => {
        const ahead = stepAhead({ steps }, active, fen)
        if (ahead === null) return
        const then = reachedStep(steps, active + ahead.active, fen + ahead.base)
        expect(steps.indexOf(then)).toBeGreaterThanOrEqual(steps.indexOf(ahead.step))
        expect(ahead.active > 0 || ahead.base > 0n).toBe(true)
      }),
    )
  })

  it('is told in one sentence', () => {
    const missing = (active: number, fen: bigint): string => {
      const ahead = stepAhead({ steps }, active, fen)
      return ahead === null ? '' : missingText(translate, ahead)
    }
    expect(missing(4, 40_000_00n)).toBe('6 名活跃会员，基数 ¥10,000')
    expect(missing(10, 40_000_00n)).toBe('基数 ¥10,000')
    expect(missing(4, 50_000_00n)).toBe('6 名活跃会员')
  })
})
