import { expect, it } from 'vitest'
import { recoveryPlace } from './recovery-place.ts'

it('puts a code that cannot be sent beside the phone first, then beside the code', () => {
  expect(recoveryPlace(0, 'code-sends-used-up')).toEqual({ at: 'field', field: 'account' })
  expect(recoveryPlace(0, 'code-sent-just-now')).toEqual({ at: 'field', field: 'account' })
  expect(recoveryPlace(1, 'code-sent-just-now')).toEqual({ at: 'field', field: 'verifyCode' })
})

it('puts what is wrong with the code beside it', () => {
  for (const name of ['code-missing', 'code-wrong', 'code-locked', 'code-expired'] as const)
    expect(recoveryPlace(1, name)).toEqual({ at: 'field', field: 'verifyCode' })
})

it('puts what is wrong with the password beside it', () => {
  expect(recoveryPlace(2, 'password-common')).toEqual({ at: 'field', field: 'password' })
  expect(recoveryPlace(2, 'password-equals-name')).toEqual({ at: 'field', field: 'password' })
  expect(recoveryPlace(2, 'passwords-differ')).toEqual({ at: 'field', field: 'password2' })
})

it('goes back to the first step where the ticket has expired', () => {
  for (const step of [0, 1, 2] as const)
    expect(recoveryPlace(step, 'ticket-expired')).toEqual({ at: 'start' })
})

it('keeps all else in sight above the button', () => {
  expect(recoveryPlace(0, 'captcha-wrong')).toEqual({ at: 'form' })
  expect(recoveryPlace(2, 'too-often')).toEqual({ at: 'form' })
})
