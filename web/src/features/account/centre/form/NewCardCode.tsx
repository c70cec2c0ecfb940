import type { CodeProps } from '../../../../platform/form/code-parts.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useMember } from '../../../../platform/member/member.ts'
import { CodeField } from './CodeField.tsx'
import { formText } from './messages.ts'
import { useMemberCode } from './use-member-code.ts'

/** The code to the bound phone that a new card needs, for the forms of the wallet. */
export function NewCardCode({ phone, children }: CodeProps) {
  const t = useText()
  const code = useMemberCode('newCard', useMember().data?.name ?? '')
  return children({
    field: (input) => (
      <CodeField
        {...input}
        code={code}
        target=""
        way="sms"
        hint={t(formText.sentTo, { target: phone })}
      />
    ),
    captchaDialog: code.captchaDialog,
  })
}
