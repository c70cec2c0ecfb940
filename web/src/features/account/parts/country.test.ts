import { describe, expect, it } from 'vitest'
import {
  defaultCountry,
  isNumberOf,
  numberDigits,
  searchCountries,
  type Country,
} from './country.ts'

const hongKong: Country = {
  areaName: '中国香港',
  areaCode: '852',
  regex: '^\\+?852[2-9]\\d{7}$',
  country: 'HK',
}
const canada: Country = {
  areaName: '加拿大',
  areaCode: '1',
  regex: '^\\+?1[2-9]\\d{9}$',
  country: 'CA',
}

it('tries the pattern on area code and number together', () => {
  expect(isNumberOf(defaultCountry, '13800138000')).toBe(true)
  expect(isNumberOf(defaultCountry, '1380013800')).toBe(false)
  expect(isNumberOf(defaultCountry, '23800138000')).toBe(false)
  expect(isNumberOf(hongKong, '91234567')).toBe(true)
  expect(isNumberOf(hongKong, '13800138000')).toBe(false)
  expect(isNumberOf(defaultCountry, '')).toBe(false)
})

describe('digits of the number field', () => {
  it('drops spaces, dashes and letters and stops after eleven digits', () => {
    expect(numberDigits('138-0013 8000x99', defaultCountry)).toBe('13800138000')
  })

  it('drops a pasted area code, which stands beside the field', () => {
    expect(numberDigits('+86 138 0013 8000', defaultCountry)).toBe('13800138000')
    expect(numberDigits('+852 9123 4567', hongKong)).toBe('91234567')
  })

  it('reads full-width digits', () => {
    expect(numberDigits('１３８', defaultCountry)).toBe('138')
  })
})

describe('searching', () => {
  const all = [defaultCountry, hongKong, canada]
  const found = (typed: string) => searchCountries(all, typed).map(({ country }) => country)

  it('finds by name, area code and two-letter code', () => {
    expect(found('中国')).toEqual(['CN', 'HK'])
    expect(found('+85')).toEqual(['HK'])
    expect(found('ca')).toEqual(['CA'])
  })

  it('shows all while nothing is typed, and none where nothing fits', () => {
    expect(found(' ')).toEqual(['CN', 'HK', 'CA'])
    expect(found('火星')).toEqual([])
  })
})
