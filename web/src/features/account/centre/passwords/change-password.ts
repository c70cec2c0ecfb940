import {
  changePassword,
  changePasswordByEmail,
  changePasswordByPhone,
} from '@xinghe/contract/account-codes.ts'
import { passwordDigest } from '../../flow/password-digest.ts'
import type { FormWrite } from '../../../../platform/form/use-form.ts'
import type { ProveWay } from './prove-way.ts'

interface Change {
  readonly way: ProveWay
  /** The old password, or the code. */
  readonly proof: string
  readonly password: string
}

/** Passwords cross the wire as their md5; a code as it is. */
export const sendPasswordChange = async (
  write: FormWrite,
  { way, proof, password: typed }: Change,
): Promise<void> => {
  const password = await passwordDigest(typed)
  const changed = { password, secondPassword: password }
  if (way === 'old')
    await write(changePassword, { oldPassword: await passwordDigest(proof), ...changed })
  else if (way === 'phone') await write(changePasswordByPhone, { code: proof, ...changed })
  else await write(changePasswordByEmail, { code: proof, ...changed })
}
