import { no, ok, type Result } from '../base/result.ts'

/** A country's area code and the pattern that is tried on area code and number together. */
export interface PhoneArea {
  readonly areaCode: string
  readonly pattern: string
}

export interface Phone {
  readonly areaCode: string
  readonly number: string
}

/** Used when no countries are given. */
export const defaultPhoneArea: PhoneArea = { areaCode: '86', pattern: '^\\+?861\\d{10}$' }

/** The digits that follow the area code; the field takes at most this many. */
export const phoneNumberMax = 11

export type PhoneFault = 'phone-empty' | 'phone-shape'

/** One form for every way to write a number: area code and number, digits only. */
export const phoneDigits = (typed: string): string => typed.replace(/[\s()+-]/g, '')

/** Splits area code and number by the first country whose pattern fits. */
export const checkPhone = (
  typed: string,
  areas: readonly PhoneArea[] = [defaultPhoneArea],
): Result<Phone, PhoneFault> => {
  const digits = phoneDigits(typed)
  if (digits === '') return no('phone-empty')
  const area = areas.find(
    ({ areaCode, pattern }) => digits.startsWith(areaCode) && new RegExp(pattern).test(digits),
  )
  if (area === undefined || !/^\d+$/.test(digits)) return no('phone-shape')
  return ok({ areaCode: area.areaCode, number: digits.slice(area.areaCode.length) })
}
