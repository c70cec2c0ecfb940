import { expect, it } from 'vitest'
import { defaultCountry } from '../parts/country.ts'
import {
  emptyRecoveryForm,
  normaliseField,
  stepFaults,
  type RecoveryForm,
  type RecoveryStep,
  type RecoveryWay,
} from './recovery-form.ts'

const faults = (way: RecoveryWay, step: RecoveryStep, typed: Partial<RecoveryForm> = {}) =>
  stepFaults({ way, country: defaultCountry, form: { ...emptyRecoveryForm, ...typed } }, step)

const known = { username: 'star88', account: '13800138000' }

it('asks for name and phone first', () => {
  expect(faults('phone', 0)).toEqual({
    username: '请输入用户名',
    account: '请输入正确的手机号码',
  })
  expect(faults('phone', 0, known)).toEqual({})
  expect(faults('phone', 0, { ...known, account: '1380013800' })).toEqual({
    account: '请输入正确的手机号码',
  })
})

it('judges a phone by its country', () => {
  const country = { areaName: '香港', areaCode: '852', regex: '^852[2-9]\\d{7}$', country: 'HK' }
  const form = { ...emptyRecoveryForm, username: 'star88', account: '91234567' }
  expect(stepFaults({ way: 'phone', country, form }, 0)).toEqual({})
  expect(faults('phone', 0, form)).toHaveProperty('account', '请输入正确的手机号码')
})

it('asks for name and email', () => {
  const faultOf = (email: string) => faults('email', 0, { account: email }).account
  expect(faultOf('')).toBe('请输入邮箱')
  expect(faultOf('star@')).toBe('请输入正确的邮箱')
  expect(faultOf('star88@example.com')).toBeUndefined()
})

it('asks for six digits', () => {
  const faultOf = (code: string) => faults('phone', 1, { verifyCode: code }).verifyCode
  expect(faultOf('')).toBe('请输入验证码')
  expect(faultOf('12345')).toBe('请输入6位数字验证码')
  expect(faultOf('123456')).toBeUndefined()
})

it('asks for a good password, twice the same', () => {
  expect(faults('phone', 2)).toEqual({ password: '请设置新密码' })
  expect(faults('phone', 2, { password: 'river' })).toEqual({
    password: '请输入8-12位字母+数字的组合',
    password2: '两次密码输入不一致，请重新输入',
  })
  expect(faults('phone', 2, { password: 'river2026', password2: 'river2026' })).toEqual({})
})

it('limits what each field takes', () => {
  const long = 'a'.repeat(50)
  const kept = (way: RecoveryWay, field: keyof RecoveryForm, typed: string) =>
    normaliseField({ way, country: defaultCountry }, field, typed)
  expect(kept('email', 'username', ` ${long} `)).toHaveLength(30)
  expect(kept('email', 'account', `x y${long}`)).toMatch(/^xya+$/)
  expect(kept('email', 'account', `x y${long}`)).toHaveLength(40)
  expect(kept('email', 'password', long)).toHaveLength(12)
  expect(kept('phone', 'account', '138001380009999')).toBe('13800138000')
})
