import { expect, it } from 'vitest'
import { aroundMask, isMiddle, middleDigits, numberWith } from './new-device.ts'

it('puts the hidden digits back into the number', () => {
  expect(numberWith('+86 138****8000', '0013')).toBe('8613800138000')
  expect(numberWith('+852 91****67', '2345')).toBe('85291234567')
  expect(aroundMask('+86 138****8000')).toEqual(['+86 138', '8000'])
})

it('takes exactly four hidden digits', () => {
  expect(middleDigits('00 1３5')).toBe('0013')
  expect(isMiddle('001')).toBe(false)
  expect(isMiddle('0013')).toBe(true)
})
