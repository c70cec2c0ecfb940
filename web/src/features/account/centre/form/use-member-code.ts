import { sendCodeLoggedIn } from '@xinghe/contract/account-codes.ts'
import { callWithCaptcha } from '../../../../platform/api/client.ts'
import { codeRequestFields, type CodeWay } from '../../parts/code-request.ts'
import { useSendCode, type SendCode } from '../../parts/use-send-code.ts'

/** What a logged-in member's code is for, with the wire's `type`. */
export const codeUses = {
  bindPhone: 1,
  password: 2,
  bindEmail: 4,
  withdrawalPassword: 5,
  newCard: 6,
} as const
export type CodeUse = keyof typeof codeUses

export interface MemberCode extends Pick<SendCode, 'busy' | 'until' | 'captchaDialog'> {
  /** An empty target means the bound phone or email. */
  readonly ask: (way: CodeWay, target: string, onFault: (fault: unknown) => void) => void
}

/** Codes for someone who is logged in. The captcha's dialog has to stand outside of the form. */
export const useMemberCode = (use: CodeUse, name: string): MemberCode => {
  const sending = useSendCode()
  return {
    busy: sending.busy,
    until: sending.until,
    captchaDialog: sending.captchaDialog,
    ask: (way, target, onFault) =>
      void sending.send(
        {
          way,
          name,
          deliver: async (proof, signal) => {
            const fields = await codeRequestFields({ target, name, way, proof })
            return callWithCaptcha(sendCodeLoggedIn, { ...fields, type: codeUses[use] }, { signal })
          },
        },
        onFault,
      ),
  }
}
