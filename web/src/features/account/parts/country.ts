import type { OutputOf } from '@xinghe/contract/call.ts'
import type { countryArea } from '@xinghe/contract/site-lists.ts'
import { checkPhone, defaultPhoneArea, phoneNumberMax } from '@xinghe/rules/account/phone.ts'
import { countryText } from './messages.ts'

/** A country; the pattern is matched against area code and number together. */
export type Country = OutputOf<typeof countryArea>[number]

/** Default until the list is loaded, and if that fails. */
export const defaultCountry: Country = {
  areaName: countryText.mainland,
  areaCode: defaultPhoneArea.areaCode,
  regex: defaultPhoneArea.pattern,
  country: 'CN',
}

/** The digits of a typed or pasted number, without an area code, which has its own field. */
export const numberDigits = (typed: string, country: Country): string => {
  const digits = typed.normalize('NFKC').replace(/[^\d+]/g, '')
  const own = digits.startsWith(`+${country.areaCode}`)
    ? digits.slice(country.areaCode.length + 1)
    : digits
  return own.replace(/\D/g, '').slice(0, phoneNumberMax)
}

/** As the calls take it: digits only. */
export const fullNumber = (country: Country, number: string): string => country.areaCode + number

export const isNumberOf = (country: Country, number: string): boolean =>
  checkPhone(fullNumber(country, number), [{ areaCode: country.areaCode, pattern: country.regex }])
    .ok

/** By name, area code (with or without its plus) or two-letter code. */
export const searchCountries = (countries: readonly Country[], typed: string): Country[] => {
  const wanted = typed.trim().toLowerCase()
  const code = wanted.replace(/^\+/, '')
  return countries.filter(
    ({ areaName, areaCode, country }) =>
      areaName.toLowerCase().includes(wanted) ||
      (code !== '' && areaCode.startsWith(code)) ||
      country.toLowerCase() === wanted,
  )
}
