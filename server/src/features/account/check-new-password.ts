import { createHash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { commonPasswords } from '@xinghe/rules/account/password.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const commonMd5s: ReadonlySet<string> = new Set(commonPasswords.map(md5))

/** A new login password as the wire brings it, twice. */
export interface NewPassword {
  readonly password: string
  readonly secondPassword: string
}

/** The composition of a password is the form's to check: all that arrives here is its md5. */
export const checkNewPassword = (name: string, { password, secondPassword }: NewPassword): void => {
  if (password !== secondPassword) throw new Refused('passwords-differ')
  if (password === md5(name) || password === md5(usernameKey(name)))
    throw new Refused('password-equals-name')
  if (commonMd5s.has(password)) throw new Refused('password-common')
}
