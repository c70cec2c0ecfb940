import { no, ok, type Result } from '../base/result.ts'

export const withdrawalPasswordLength = 6

export type WithdrawalPasswordFault = 'withdrawal-password-shape' | 'withdrawal-password-weak'

/** Easily guessed: one repeated digit, a run up or down, or a repeated pair or triple. */
const isWeak = (digits: string): boolean => {
  const steps = digits.split('').map((digit, at) => Number(digit) - Number(digits[at - 1] ?? digit))
  const [, first = 0, ...rest] = steps
  const even = Math.abs(first) <= 1 && rest.every((step) => step === first)
  return even || /^(\d\d)\1\1$/.test(digits) || /^(\d{3})\1$/.test(digits)
}

/** Six digits. Checked by the form: the server sees only the md5, and has the md5s of the weak ones. */
export const checkWithdrawalPassword = (
  password: string,
): Result<string, WithdrawalPasswordFault> => {
  if (!/^\d{6}$/.test(password)) return no('withdrawal-password-shape')
  return isWeak(password) ? no('withdrawal-password-weak') : ok(password)
}

/** Every weak one, about eleven hundred. */
export const weakWithdrawalPasswords = (): string[] => {
  const triples = Array.from({ length: 1_000 }, (_, at) => `${at}`.padStart(3, '0').repeat(2))
  const pairs = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(2, '0').repeat(3))
  const runs = ['012345', '123456', '234567', '345678', '456789']
  const falls = runs.map((run) => run.split('').toReversed().join(''))
  return [...new Set([...triples, ...pairs, ...runs, ...falls])]
}
