import { describe, expect, it } from 'vitest'
import {
  aroundMask,
  codeFaultOf,
  isMiddle,
  nextCheck,
  numberWith,
  startCheck,
  type DeviceEvent,
} from './new-device.ts'

const after = (...events: DeviceEvent[]) => events.reduce(nextCheck, startCheck)
const type = (text: string): DeviceEvent => ({ is: 'code-typed', text })

it('puts the hidden digits back into the number', () => {
  expect(numberWith('+86 138****8000', '0013')).toBe('8613800138000')
  expect(numberWith('+852 91****67', '2345')).toBe('85291234567')
  expect(aroundMask('+86 138****8000')).toEqual(['+86 138', '8000'])
})

describe('the hidden digits', () => {
  it('are exactly four', () => {
    expect(after({ is: 'middle-typed', text: '00 1３5' }).middle).toBe('0013')
    expect(isMiddle('001')).toBe(false)
    expect(isMiddle('0013')).toBe(true)
  })

  it('are asked for by the way that was pressed, and kept once given', () => {
    const asked = after({ is: 'middle-asked', way: 'voice' })
    expect(asked.wanted).toBe('voice')
    const given = [
      { is: 'middle-typed', text: '0013' } as const,
      { is: 'middle-given' } as const,
    ].reduce(nextCheck, asked)
    expect(given).toMatchObject({ wanted: null, middle: '0013' })
  })

  it('are asked for again, with the reason, when the server knows others', () => {
    const refused = after(
      { is: 'middle-typed', text: '9999' },
      { is: 'middle-given' },
      { is: 'middle-refused', way: 'sms', text: '手机号错误' },
    )
    expect(refused).toMatchObject({ wanted: 'sms', middle: '', middleFault: '手机号错误' })
  })

  it('are forgotten when the dialog is closed', () => {
    const closed = after({ is: 'middle-typed', text: '00' }, { is: 'middle-closed' })
    expect(closed).toMatchObject({ wanted: null, middle: '' })
  })
})

describe('the code', () => {
  it('has to be asked for first, and to have six digits', () => {
    expect(codeFaultOf(after(type('123456')))).toBe('请先获取验证码')
    expect(codeFaultOf(after({ is: 'code-sent' }))).toBe('请输入验证码')
    expect(codeFaultOf(after({ is: 'code-sent' }, type('12345')))).toBe('请输入6位数字验证码')
    expect(codeFaultOf(after({ is: 'code-sent' }, type('1x2 3456')))).toBe('')
  })

  it('is emptied by a newer one, and mending it clears what was wrong', () => {
    const wrong = after({ is: 'code-sent' }, type('111111'), {
      is: 'code-refused',
      text: '验证码错误',
    })
    expect(wrong.codeFault).toBe('验证码错误')
    expect(nextCheck(wrong, type('2')).codeFault).toBe('')
    expect(nextCheck(wrong, { is: 'code-sent' })).toMatchObject({ code: '', codeFault: '' })
  })
})
