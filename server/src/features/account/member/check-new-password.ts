import { createHash } from 'node:crypto'
import { Refused } from '@xinghe/contract/refusal.ts'
import { commonPasswords } from '@xinghe/rules/account/password.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

const commonMd5s: ReadonlySet<string> = new Set(commonPasswords.map(md5))

/** A new login password and its repetition, as md5. */
export interface NewPassword {
  readonly password: string
  readonly secondPassword: string
}

/** The form checks the composition of a password: the server gets only its md5. */
export const checkNewPassword = (name: string, { password, secondPassword }: NewPassword): void => {
  if (password !== secondPassword) throw new Refused('passwords-differ')
  if (password === md5(name) || password === md5(usernameKey(name)))
    throw new Refused('password-equals-name')
  if (commonMd5s.has(password)) throw new Refused('password-common')
}
