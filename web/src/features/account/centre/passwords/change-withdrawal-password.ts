import { resetWithdrawalPassword, setWithdrawalPassword } from '@xinghe/contract/account-codes.ts'
import { passwordDigest } from '../../flow/password-digest.ts'
import type { FormWrite } from '../../../../platform/form/use-form.ts'

/** The proof for a withdrawal password: the login password for the first one, one of three for a change. */
export type WithdrawalProof =
  | { readonly by: 'login' | 'old' | 'phone' }
  | { readonly by: 'ticket'; readonly ticket: string }

export const sendWithdrawalPassword = async (
  write: FormWrite,
  given: WithdrawalProof,
  typed: { readonly proof: string; readonly password: string },
): Promise<void> => {
  const password = await passwordDigest(typed.password)
  const changed = { password, secondPassword: password }
  switch (given.by) {
    case 'login':
      await write(setWithdrawalPassword, {
        loginPassword: await passwordDigest(typed.proof),
        ...changed,
      })
      return
    case 'old':
      await write(resetWithdrawalPassword, {
        oldPassword: await passwordDigest(typed.proof),
        ...changed,
      })
      return
    case 'phone':
      await write(resetWithdrawalPassword, { code: typed.proof, ...changed })
      return
    default:
      await write(resetWithdrawalPassword, { ticket: given.ticket, ...changed })
  }
}
