import { expect, it } from 'vitest'
import { searchBanks } from './search-banks.ts'

const banks = [
  { code: 'ICBC', name: '中国工商银行' },
  { code: 'CMB', name: '招商银行' },
  { code: 'CMBC', name: '中国民生银行' },
]
const found = (typed: string) => searchBanks(banks, typed).map(({ code }) => code)

it('finds a bank by any part of its name', () => {
  expect(found('工商')).toEqual(['ICBC'])
  expect(found('银行')).toEqual(['ICBC', 'CMB', 'CMBC'])
})

it('finds a bank by the beginning of its code, full-width letters too', () => {
  expect(found('cmb')).toEqual(['CMB', 'CMBC'])
  expect(found(' ＩＣＢＣ ')).toEqual(['ICBC'])
  expect(found('bc')).toEqual([])
})

it('lists them all while nothing is typed', () => {
  expect(found('')).toHaveLength(3)
})
