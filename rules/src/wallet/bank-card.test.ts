import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { bankCardMax, checkBankCard, groupBankCard, maskBankCard } from './bank-card.ts'

describe('checkBankCard', () => {
  it.each(readVectors('bank-cards.csv'))('judges "%s" as %s', (typed = '', verdict) => {
    const checked = checkBankCard(typed)
    expect(checked.ok ? checked.value : checked.reason).toBe(verdict)
  })

  const body = fc.stringMatching(/^[1-9]\d{14,17}$/)
  const tries = (start: string) =>
    Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(
      (number) => checkBankCard(number).ok,
    )

  it('leaves exactly one last digit right, and notices any one digit that is wrong', () => {
    fc.assert(
      fc.property(body, fc.nat(20), fc.integer({ min: 1, max: 9 }), (start, place, shift) => {
        const [number = '', ...others] = tries(start)
        expect(others).toEqual([])
        const at = place % number.length
        const digit = (Number(number.charAt(at)) + shift) % 10
        const wrong = number.slice(0, at) + digit + number.slice(at + 1)
        expect(checkBankCard(wrong).ok).toBe(false)
      }),
    )
  })
})

describe('a card number in its field', () => {
  it('stands in groups of four and stops at nineteen digits', () => {
    expect(groupBankCard('62220')).toBe('6222 0')
    expect(groupBankCard('6222')).toBe('6222')
    expect(groupBankCard('62-22x02 1')).toBe('6222 021')
    expect(groupBankCard('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(bankCardMax)
    expect(groupBankCard('')).toBe('')
  })

  it('is content with what it shows', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x１'.split('')) }), (typed) => {
        const shown = groupBankCard(typed)
        expect(groupBankCard(shown)).toBe(shown)
        expect(shown).toMatch(/^(\d{4} )*\d{0,4}$/)
      }),
    )
  })
})

it('masks all but the last four digits, and not how many there are', () => {
  expect(maskBankCard('6222020000000001234')).toBe('**** **** **** 1234')
  expect(maskBankCard('622202001234')).toBe('**** **** **** 1234')
})
