import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkWithdrawalPassword, weakWithdrawalPasswords } from './withdrawal-password.ts'

const verdict = (password: string): string => {
  const checked = checkWithdrawalPassword(password)
  return checked.ok ? 'ok' : checked.reason
}

it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456'])(
  'wants six digits, not "%s"',
  (text) => expect(verdict(text)).toBe('withdrawal-password-shape'),
)

it.each(['000000', '123456', '654321', '121212', '123123'])('finds %s too weak', (text) =>
  expect(verdict(text)).toBe('withdrawal-password-weak'),
)

it.each(['135790', '802746', '112233', '123457'])('takes %s', (text) =>
  expect(verdict(text)).toBe('ok'),
)

it('lists weak ones only, and every weak one', () => {
  const weak = new Set(weakWithdrawalPasswords())
  expect([...weak].filter((password) => verdict(password) !== 'withdrawal-password-weak')).toEqual(
    [],
  )
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), (password) => {
      expect(weak.has(password)).toBe(!checkWithdrawalPassword(password).ok)
    }),
  )
  // Random values hardly ever repeat digits, so repetitions are enumerated.
  const digits = '0123456789'.split('')
  const short = digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => `${a}${b}${c}`)))
  for (const three of short) {
    for (const password of [`${three}${three}`, `${three}${three.split('').toReversed().join('')}`])
      expect(weak.has(password)).toBe(!checkWithdrawalPassword(password).ok)
  }
})
