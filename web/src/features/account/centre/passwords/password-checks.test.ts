import { describe, expect, it } from 'vitest'
import { loginPasswordFaults, withdrawalPasswordFaults } from './password-checks.ts'

describe('a new login password', () => {
  it('has eight to twelve letters and digits, twice the same', () => {
    expect(loginPasswordFaults({ password: 'river2026', repeat: 'river2026' })).toEqual({})
    expect(loginPasswordFaults({ password: 'river', repeat: 'river' })).toEqual({
      password: '请输入8-12位字母+数字的组合',
    })
    expect(loginPasswordFaults({ password: 'river2026', repeat: 'river2027' })).toEqual({
      repeat: '两次密码输入不一致，请重新输入',
    })
  })
  it('is asked for when it is missing', () => {
    expect(loginPasswordFaults({ password: '', repeat: '' })).toEqual({ password: '请设置新密码' })
  })
})

describe('a withdrawal password', () => {
  it('has six digits that are not easily guessed', () => {
    expect(withdrawalPasswordFaults({ password: '580394', repeat: '580394' })).toEqual({})
    expect(withdrawalPasswordFaults({ password: '58039', repeat: '58039' })).toEqual({
      password: '请输入6位数字',
    })
    expect(withdrawalPasswordFaults({ password: '123456', repeat: '123456' }).password).toMatch(
      '过于简单',
    )
  })
})
