import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import {
  hiddenDigitsOf,
  hiddenDigits,
  maskEmail,
  maskPhone,
  maskRealName,
  phoneKnown,
} from './mask.ts'

const mask = (kind: string, value: string): string => {
  const [areaCode = '', number = ''] = value.split(' ')
  if (kind === 'phone') return maskPhone({ areaCode, number })
  return kind === 'email' ? maskEmail(value) : maskRealName(value)
}

const phone = fc.record({
  areaCode: fc.stringMatching(/^[1-9]\d{0,2}$/),
  number: fc.stringMatching(/^\d{7,11}$/),
})

describe('masks', () => {
  it.each(readVectors('masks.csv'))('show the %s %s as %s', (kind = '', value = '', masked) => {
    expect(mask(kind, value)).toBe(masked)
  })

  it('of a phone hide the four digits that a new device asks for', () => {
    fc.assert(
      fc.property(phone, ({ areaCode, number }) => {
        const masked = maskPhone({ areaCode, number })
        const behind = hiddenDigitsOf(masked, areaCode + number)
        expect(behind).toHaveLength(hiddenDigits)
        expect(masked.replace('****', behind)).toBe(`+${areaCode} ${number}`)
      }),
    )
  })
})

describe('phoneKnown', () => {
  it('takes the hidden digits, the number, and the number with area code, and nothing else', () => {
    fc.assert(
      fc.property(phone, fc.stringMatching(/^\d{0,14}$/), ({ areaCode, number }, typed) => {
        const digits = areaCode + number
        const masked = maskPhone({ areaCode, number })
        const right = [hiddenDigitsOf(masked, digits), number, digits]
        for (const each of right) expect(phoneKnown(each, digits, masked)).toBe(true)
        expect(phoneKnown(typed, digits, masked)).toBe(right.includes(typed))
      }),
    )
    expect(phoneKnown('', '8613800138000', '')).toBe(false)
  })
})
