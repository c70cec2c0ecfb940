import { describe, expect, it } from 'vitest'
import { nextRecovery, startRecovery, stepFaults, type RecoveryEvent } from './recovery.ts'
import type { RecoveryField, RecoveryWay } from './recovery-form.ts'

const type = (field: RecoveryField, text: string): RecoveryEvent => ({ is: 'typed', field, text })

const after = (way: RecoveryWay, ...events: RecoveryEvent[]) =>
  events.reduce(nextRecovery, startRecovery(way, ''))

const known = [type('username', 'star88'), type('account', '13800138000')]
const sent: RecoveryEvent = { is: 'code-sent', ticket: 't1', sentTo: 'star88 8613800138000' }
const passed: RecoveryEvent = { is: 'code-passed', ticket: 't2' }

describe('what is asked of each step', () => {
  it('asks for name and phone', () => {
    expect(stepFaults(after('phone'))).toEqual({
      username: '请输入用户名',
      account: '请输入正确的手机号码',
    })
    expect(stepFaults(after('phone', ...known))).toEqual({})
    expect(stepFaults(after('phone', ...known, type('account', '1380013800')))).toEqual({
      account: '请输入正确的手机号码',
    })
  })

  it('asks for name and email', () => {
    const faultOf = (email: string) => stepFaults(after('email', type('account', email))).account
    expect(faultOf('')).toBe('请输入邮箱')
    expect(faultOf('star@')).toBe('请输入正确的邮箱')
    expect(faultOf('star88@example.com')).toBeUndefined()
  })

  it('asks for six digits', () => {
    const faultOf = (code: string) =>
      stepFaults(after('phone', ...known, sent, type('verifyCode', code))).verifyCode
    expect(faultOf('')).toBe('请输入验证码')
    expect(faultOf('12345')).toBe('请输入6位数字验证码')
    expect(faultOf('123456')).toBeUndefined()
  })

  it('asks for a good password, twice the same', () => {
    const at = after('phone', ...known, sent, type('verifyCode', '123456'), passed)
    const faults = (...events: RecoveryEvent[]) => stepFaults(events.reduce(nextRecovery, at))
    expect(faults()).toEqual({ password: '请设置新密码' })
    expect(faults(type('password', 'river'))).toEqual({
      password: '请输入8-12位字母+数字的组合',
      password2: '两次密码输入不一致，请重新输入',
    })
    expect(faults(type('password', 'river2026'), type('password2', 'river2026'))).toEqual({})
  })
})

it('keeps of each field what it may hold', () => {
  const long = 'a'.repeat(50)
  const { form } = after(
    'email',
    type('username', ` ${long} `),
    type('account', `x y${long}`),
    type('verifyCode', '12 34 56 78'),
    type('password', long),
  )
  expect(form.username).toHaveLength(30)
  expect(form.account).toHaveLength(40)
  expect(form.account.startsWith('xya')).toBe(true)
  expect(form.verifyCode).toBe('123456')
  expect(form.password).toHaveLength(12)
  expect(after('phone', type('account', '138001380009999')).form.account).toBe('13800138000')
})

describe('the way through', () => {
  it('goes from step to step and one back at a time', () => {
    let now = after('phone', ...known, sent)
    expect(now).toMatchObject({ step: 1, ticket: 't1' })
    now = [type('verifyCode', '123456'), passed].reduce(nextRecovery, now)
    expect(now).toMatchObject({ step: 2, ticket: 't2', passedCode: '123456' })
    now = nextRecovery(now, { is: 'back' })
    expect(now.step).toBe(1)
    now = nextRecovery(now, { is: 'went-on' })
    expect(now).toMatchObject({ step: 2, ticket: 't2' })
    now = [{ is: 'back' }, { is: 'back' }, { is: 'back' }].reduce(
      (state, event) => nextRecovery(state, event as RecoveryEvent),
      now,
    )
    expect(now).toMatchObject({ step: 0, form: { username: 'star88', account: '13800138000' } })
    expect(nextRecovery(now, { is: 'went-on' }).step).toBe(1)
  })

  it('forgets code and passwords once the password is set', () => {
    const done = after('phone', ...known, sent, passed, type('password', 'river2026'), {
      is: 'password-set',
    })
    expect(done.step).toBe(3)
    expect(done.form).toMatchObject({ username: 'star88', verifyCode: '', password: '' })
    expect(done.ticket).toBe('')
  })

  it('empties the code when another one is sent', () => {
    const again = after('phone', ...known, sent, type('verifyCode', '123456'), passed, {
      ...sent,
      ticket: 't3',
    })
    expect(again).toMatchObject({ step: 1, ticket: 't3', passedCode: '' })
    expect(again.form.verifyCode).toBe('')
  })

  it('begins anew with the reason when the step has expired, and keeps who it is', () => {
    const over = after('phone', ...known, sent, passed, type('password', 'river2026'), {
      is: 'expired',
      text: '操作已超时，请重新开始',
    })
    expect(over).toMatchObject({
      step: 0,
      ticket: '',
      sentTo: '',
      notice: '操作已超时，请重新开始',
    })
    expect(over.form).toMatchObject({ account: '13800138000', password: '', verifyCode: '' })
  })

  it('starts over by the other way, with the name', () => {
    const other = after('phone', ...known, sent, { is: 'way-chosen', way: 'email' })
    expect(other).toMatchObject({ way: 'email', step: 0, ticket: '' })
    expect(other.form).toMatchObject({ username: 'star88', account: '' })
  })
})

describe('what is wrong', () => {
  it('is judged when a field is left, and again while it is mended', () => {
    let now = after('phone', type('account', '138'))
    expect(now.faults).toEqual({})
    now = nextRecovery(now, { is: 'left', field: 'account' })
    expect(now.faults.account).toBe('请输入正确的手机号码')
    expect(nextRecovery(now, type('account', '13800138000')).faults).toEqual({})
  })

  it('is judged again for the country that was chosen', () => {
    const wrong = after('phone', type('account', '91234567'), { is: 'left', field: 'account' })
    const country = { areaName: '香港', areaCode: '852', regex: '^852[2-9]\\d{7}$', country: 'HK' }
    expect(nextRecovery(wrong, { is: 'country-chosen', country }).faults).toEqual({})
  })

  it('leaves the repeated password in peace until it differs no more', () => {
    const at = after('phone', ...known, sent, passed, type('password', 'river2026'), {
      is: 'checked',
    })
    expect(at.faults).toEqual({ password2: '两次密码输入不一致，请重新输入' })
    const same = nextRecovery(at, type('password2', 'river2026'))
    expect(same.faults).toEqual({})
    expect(nextRecovery(same, { is: 'refused', text: '网络异常' }).notice).toBe('网络异常')
  })
})
