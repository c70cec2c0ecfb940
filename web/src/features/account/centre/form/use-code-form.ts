import type { Refused } from '@xinghe/contract/refusal.ts'
import { placesOfCode } from '../../../../platform/form/code-refusals.ts'
import { codeFault } from '../../parts/code-check.ts'
import { useForm } from '../../../../platform/form/use-form.ts'
import { formText } from './messages.ts'
import { useMemberCode, type CodeUse } from './use-member-code.ts'

interface CodeFormOptions {
  readonly use: CodeUse
  /** The member's name. */
  readonly name: string
  /** The login password is asked too. */
  readonly asksPassword?: boolean
  readonly onRefused?: ((refused: Refused) => boolean) | undefined
  readonly firstFault?: string | undefined
}

/** A form of one code, and of the login password where it is asked. */
export const useCodeForm = ({
  use,
  name,
  asksPassword = false,
  onRefused,
  firstFault,
}: CodeFormOptions) => {
  const code = useMemberCode(use, name)
  const form = useForm({
    empty: { code: '', loginPassword: '' },
    check: (typed) => {
      const fault = codeFault(typed.code, code.until > 0)
      const isMissing = asksPassword && typed.loginPassword === ''
      return {
        ...(fault !== undefined && { code: fault }),
        ...(isMissing && { loginPassword: formText.loginPasswordEmpty }),
      }
    },
    places: { ...placesOfCode('code'), 'password-check-failed': 'loginPassword' },
    onRefused,
    firstFault,
  })
  return {
    form,
    captchaDialog: code.captchaDialog,
    /** For a CodeField. */
    field: {
      name: 'code',
      code,
      value: form.values.code,
      onValueChange: (digits: string) => form.change('code', digits),
      onLeave: () => form.leave('code'),
      onFault: form.showFault,
      error: form.error('code'),
    },
    /** For a LoginPasswordField. */
    passwordField: {
      value: form.values.loginPassword,
      onValueChange: (typed: string) => form.change('loginPassword', typed),
      onLeave: () => form.leave('loginPassword'),
      error: form.error('loginPassword'),
    },
  }
}
