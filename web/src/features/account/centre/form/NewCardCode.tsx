import type { ReactNode } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useMember } from '../../../../platform/member/member.ts'
import { CodeField } from './CodeField.tsx'
import { formText } from './messages.ts'
import { useMemberCode } from './use-member-code.ts'

interface FieldProps {
  readonly name: string
  readonly value: string
  readonly onValueChange: (digits: string) => void
  readonly onLeave: () => void
  readonly onFault: (fault: unknown) => void
  readonly error: string | undefined
}

interface NewCardCodeProps {
  /** Masked. */
  phone: string
  children: (parts: {
    field: (props: FieldProps) => ReactNode
    captchaDialog: ReactNode
  }) => ReactNode
}

/** The code that a new card asks of the bound phone, for a form of another part. */
export function NewCardCode({ phone, children }: NewCardCodeProps) {
  const t = useText()
  const code = useMemberCode('newCard', useMember().data?.name ?? '')
  return children({
    field: (props) => (
      <CodeField
        {...props}
        code={code}
        target=""
        way="sms"
        hint={t(formText.sentTo, { target: phone })}
      />
    ),
    captchaDialog: code.captchaDialog,
  })
}
