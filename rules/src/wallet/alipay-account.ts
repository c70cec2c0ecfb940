import { no, ok, type Result } from '../base/result.ts'

export const alipayMax = 60

const phoneShape = /^1[3-9]\d{9}$/
const emailShape =
  /^[a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

export type AlipayFault = 'alipay-empty' | 'alipay-shape'

/** A mainland phone number or an email, in lower case, so that the same one is not added twice. */
export const checkAlipay = (typed: string): Result<string, AlipayFault> => {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return no('alipay-empty')
  const digits = text.replace(/[\s-]/g, '')
  if (phoneShape.test(digits)) return ok(digits)
  return text.length <= alipayMax && emailShape.test(text) ? ok(text) : no('alipay-shape')
}

/** `138****8000`, `a***@example.com`. */
export const maskAlipay = (account: string): string => {
  const at = account.lastIndexOf('@')
  return at === -1
    ? `${account.slice(0, 3)}****${account.slice(-4)}`
    : `${account.slice(0, 1)}***${account.slice(at)}`
}
