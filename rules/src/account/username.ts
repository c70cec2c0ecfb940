import { no, ok, type Result } from '../base/result.ts'

export const usernameMin = 4
export const usernameMax = 11
export const usernameLettersMin = 2

export type UsernameFault = 'username-empty' | 'username-shape'

/** A name at registration: 4–11 letters and digits, a letter first, at least two letters and one digit. */
export const checkUsername = (name: string): Result<string, UsernameFault> => {
  if (name === '') return no('username-empty')
  const shape = /^[A-Za-z][A-Za-z0-9]{3,10}$/
  const letters = name.replace(/[^A-Za-z]/g, '').length
  if (!shape.test(name) || letters < usernameLettersMin || letters === name.length)
    return no('username-shape')
  return ok(name)
}

/** Typed or pasted text as the name field keeps it: no white space, at most eleven characters. */
export const trimUsername = (typed: string): string =>
  typed.replace(/\s/g, '').slice(0, usernameMax)

/** Names are unique without case. */
export const usernameKey = (name: string): string => name.toLowerCase()
