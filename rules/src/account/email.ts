import { no, ok, type Result } from '../base/result.ts'

export const emailMax = 40

export type EmailFault = 'email-empty' | 'email-shape'

const local = /^[A-Za-z0-9_%+-]+(?:\.[A-Za-z0-9_%+-]+)*$/
const host = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/** An address of at most forty characters, without spaces, whose host has a dot. */
export const checkEmail = (typed: string): Result<string, EmailFault> => {
  if (typed === '') return no('email-empty')
  const [before = '', after = '', ...more] = typed.split('@')
  const fits =
    typed.length <= emailMax && more.length === 0 && local.test(before) && host.test(after)
  return fits ? ok(typed) : no('email-shape')
}

/** An address belongs to one member, however its letters are written. */
export const emailKey = (email: string): string => email.toLowerCase()
