import { expect, it } from 'vitest'
import { securitySteps } from './security-steps.ts'

it('counts what is bound and shows only the masked value', () => {
  const steps = securitySteps({
    bindPhone: 1,
    bindRealName: 0,
    bindEmail: 0,
    phone: '138****0000',
    realName: null,
  })
  expect(steps.map(({ done }) => done)).toEqual([false, true, false])
  expect(steps[1]?.value).toBe('138****0000')
})
