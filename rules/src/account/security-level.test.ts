import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import { passwordMaxAgeMs, securityLevel, securitySteps } from './security-level.ts'

const registeredAt = instant(1_800_000_000_000)
const fresh = {
  phone: false,
  realName: false,
  email: false,
  withdrawalPassword: false,
  passwordChangedAt: null,
  registeredAt,
}

it('starts low, with everything but the new password to do', () => {
  expect(securityLevel(fresh, registeredAt)).toEqual({
    score: 20,
    level: 'low',
    next: ['phone', 'realName', 'email', 'withdrawalPassword'],
  })
})

it('is middle with phone and name, high with four of five', () => {
  const named = { ...fresh, phone: true, realName: true }
  expect(securityLevel(named, registeredAt)).toMatchObject({ score: 60, level: 'middle' })
  const mailed = { ...named, email: true }
  expect(securityLevel(mailed, registeredAt)).toMatchObject({ score: 80, level: 'high' })
})

it('asks for a new password after 180 days, counted from the last change', () => {
  const old = later(registeredAt, passwordMaxAgeMs)
  expect(securityLevel(fresh, later(old, -1)).next).not.toContain('freshPassword')
  expect(securityLevel(fresh, old).next).toContain('freshPassword')
  expect(securityLevel({ ...fresh, passwordChangedAt: old }, old).next).not.toContain(
    'freshPassword',
  )
})

it('gives twenty points for each step that is done', () => {
  fc.assert(
    fc.property(
      fc.record({
        phone: fc.boolean(),
        realName: fc.boolean(),
        email: fc.boolean(),
        withdrawalPassword: fc.boolean(),
      }),
      (done) => {
        const { score, next } = securityLevel({ ...fresh, ...done }, registeredAt)
        expect(score).toBe((securitySteps.length - next.length) * 20)
      },
    ),
  )
})
