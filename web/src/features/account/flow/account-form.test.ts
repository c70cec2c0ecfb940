import { describe, expect, it } from 'vitest'
import { emptyForm, faultsOf, isFilled } from './account-form.ts'

const good = {
  ...emptyForm,
  username: 'star88',
  password: 'river2026',
  repeatPassword: 'river2026',
  isAgree: true,
}

describe('registering', () => {
  it('accepts a form that satisfies every rule', () => {
    expect(faultsOf('register', good)).toEqual({})
  })

  it('says of every empty field what is missing', () => {
    expect(faultsOf('register', emptyForm)).toEqual({
      username: '用户名不能为空',
      password: '密码不能为空',
      repeatPassword: '密码不能为空',
      isAgree: '请同意相关条款和隐私政策',
    })
  })

  it('explains the shape of a name and of a password', () => {
    expect(faultsOf('register', { ...good, username: '8star', password: 'river' })).toEqual({
      username: '4-11位，最少2个字母+数字组合，首位为字母',
      password: '请输入8-12位字母+数字的组合',
      repeatPassword: '两次密码输入不一致',
    })
  })

  it('refuses a repeated password that differs', () => {
    expect(faultsOf('register', { ...good, repeatPassword: 'river2027' })).toEqual({
      repeatPassword: '两次密码输入不一致',
    })
  })
})

describe('logging in', () => {
  it('asks only that name and password are filled', () => {
    expect(faultsOf('login', { ...emptyForm, username: 'x', password: 'y' })).toEqual({})
    expect(faultsOf('login', emptyForm)).toEqual({
      username: '用户名不能为空',
      password: '密码不能为空',
    })
  })
})

it('looks ready once every field is filled, right or wrong', () => {
  expect(isFilled('login', { ...emptyForm, username: 'x' })).toBe(false)
  expect(isFilled('login', { ...emptyForm, username: 'x', password: 'y' })).toBe(true)
  expect(isFilled('register', { ...good, isAgree: false })).toBe(false)
  expect(isFilled('register', { ...good, username: '1' })).toBe(true)
})
