import { expect, it } from 'vitest'
import { codeDigits } from './code-digits.ts'

it('keeps six digits of whatever was typed or pasted', () => {
  expect(codeDigits('12a 34-56')).toBe('123456')
  expect(codeDigits('验证码：１２３４５６。')).toBe('123456')
  expect(codeDigits('1234567')).toBe('123456')
  expect(codeDigits('abc')).toBe('')
})
