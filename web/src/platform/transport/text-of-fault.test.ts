import { Refused } from '@xinghe/contract/refusal.ts'
import { expect, it } from 'vitest'
import { fillIn } from '../i18n/fill-in.ts'
import { loadRefusalTexts } from './refusal-texts.ts'
import { textOfFault } from './text-of-fault.ts'
import { TransportFault } from './transport-fault.ts'

const textOf = (fault: unknown): string => textOfFault(fault, fillIn)

it('has the four texts of the transport', () => {
  expect(textOf(new TransportFault('status', 502))).toBe('请求失败（502）')
  expect(textOf(new TransportFault('network'))).toBe('网络异常')
  expect(textOf(new TransportFault('timeout'))).toBe('请求超时')
  expect(textOf(new TransportFault('aborted'))).toBe('请求已取消')
})

it("shows the server's text before the table is loaded", () => {
  expect(textOf(new Refused('name-taken', {}, '名字有人用了'))).toBe('名字有人用了')
  expect(textOf(new Refused('name-taken'))).toBe('服务开小差了，请稍后重试')
})

it('takes the words of a refusal from the table, not from the answer', async () => {
  await loadRefusalTexts()
  expect(textOf(new Refused('name-taken', {}, 'raw words'))).toBe('用户名已存在')
})

it("shows the server's text for unknown names and for refusals with an operator's text", async () => {
  await loadRefusalTexts()
  expect(textOf(new Refused('warning', { unknownName: 'brand-new' }, '新的拒绝'))).toBe('新的拒绝')
  expect(textOf(new Refused('login-suspended', {}, '今晚维护'))).toBe('今晚维护')
})

it('never shows a message from the inside', () => {
  expect(textOf(new TypeError('x is not a function'))).toBe('服务开小差了，请稍后重试')
})
