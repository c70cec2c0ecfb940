import type { ComponentType, ReactNode } from 'react'

export interface CodeFieldProps {
  readonly name: string
  readonly value: string
  readonly onValueChange: (digits: string) => void
  readonly onLeave: () => void
  readonly onFault: (fault: unknown) => void
  readonly error: string | undefined
}

/** The code to the member's phone; its captcha has to stand outside of the form. */
export interface CodeParts {
  readonly field: (props: CodeFieldProps) => ReactNode
  readonly captchaDialog: ReactNode
}

/** Given by the app, because codes belong to the account. */
export type NewCardCode = ComponentType<{
  phone: string
  children: (parts: CodeParts) => ReactNode
}>

export interface AddCardScreenProps {
  Code: NewCardCode
}
