import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { checkPhone, defaultPhoneArea, phoneDigits, type PhoneArea } from './phone.ts'

const areas: readonly PhoneArea[] = [
  defaultPhoneArea,
  { areaCode: '852', pattern: '^\\+?852[2-9]\\d{7}$' },
  { areaCode: '886', pattern: '^\\+?8869\\d{8}$' },
  { areaCode: '60', pattern: '^\\+?601\\d{8,9}$' },
  { areaCode: '1', pattern: '^\\+?1[2-9]\\d{9}$' },
]

describe('checkPhone', () => {
  it.each(readVectors('phones.csv'))('judges "%s" as %s', (typed = '', verdict) => {
    const checked = checkPhone(typed, areas)
    expect(checked.ok ? `${checked.value.areaCode} ${checked.value.number}` : checked.reason).toBe(
      verdict,
    )
  })

  it('knows mainland China alone when no countries are given', () => {
    expect(checkPhone('8613800138000').ok).toBe(true)
    expect(checkPhone('85291234567').ok).toBe(false)
  })

  it('splits so that area code and number are the digits again, however they are written', () => {
    const digit = fc.integer({ min: 0, max: 9 })
    const tail = fc.array(digit, { minLength: 10, maxLength: 10 }).map((digits) => digits.join(''))
    const gap = fc.constantFrom('', ' ', '-')
    fc.assert(
      fc.property(tail, gap, (rest, between) => {
        const checked = checkPhone(`+86${between}1${between}${rest}`, areas)
        expect(checked).toEqual({ ok: true, value: { areaCode: '86', number: `1${rest}` } })
      }),
    )
  })

  it('takes nothing but digits once the punctuation is gone', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        if (checkPhone(typed, areas).ok) expect(phoneDigits(typed)).toMatch(/^\d+$/)
      }),
    )
  })
})
