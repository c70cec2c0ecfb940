import { no, ok, type Result } from '../base/result.ts'

export const bankCardMax = 19
const shortestChecked = 16

const cardShape = /^[1-9]\d{11,18}$/

export type BankCardFault = 'bank-card-empty' | 'bank-card-shape' | 'bank-card-checksum'

const cardDigits = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

/** Every second digit from the right counts double, a double above nine its digits; ten divides the sum. */
const passesLuhn = (digits: string): boolean => {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** The digits alone. Cards of 16 digits and more carry a check digit; older accounts have none. */
export const checkBankCard = (typed: string): Result<string, BankCardFault> => {
  const digits = cardDigits(typed)
  if (digits === '') return no('bank-card-empty')
  if (!cardShape.test(digits)) return no('bank-card-shape')
  if (digits.length >= shortestChecked && !passesLuhn(digits)) return no('bank-card-checksum')
  return ok(digits)
}

/** `6222 0212 3456`: what the field shows while a number is typed. */
export const groupBankCard = (typed: string): string =>
  cardDigits(typed)
    .replace(/\D/g, '')
    .slice(0, bankCardMax)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** The same for every length, so that a mask tells four digits and nothing else. */
export const maskBankCard = (digits: string): string => `**** **** **** ${digits.slice(-4)}`
