import { describe, expect, it } from 'vitest'
import { no, ok } from '../base/result.ts'
import { checkAlipay, maskAlipay } from './alipay-account.ts'

describe('an Alipay account', () => {
  it.each([
    ['13800138000', '13800138000'],
    [' 138 0013-8000 ', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['Li.Na+pay@Example.com', 'li.na+pay@example.com'],
  ])('takes %j', (typed, kept) => {
    expect(checkAlipay(typed)).toEqual(ok(kept))
  })

  it.each([
    '12800138000',
    '1380013800',
    '138001380000',
    'li@',
    'li@host',
    'a b@example.com',
    'li@example.com@example.com',
    `${'a'.repeat(50)}@example.com`,
    '李娜',
  ])('refuses %j', (typed) => {
    expect(checkAlipay(typed)).toEqual(no('alipay-shape'))
  })

  it('asks for one where nothing is typed', () => {
    expect(checkAlipay(' ')).toEqual(no('alipay-empty'))
  })

  it('is masked in the middle', () => {
    expect(maskAlipay('13800138000')).toBe('138****8000')
    expect(maskAlipay('lina@example.com')).toBe('l***@example.com')
  })
})
