import type { ReactNode } from 'react'

/** A form's binding of the field for a code. */
export interface CodeInput {
  readonly name: string
  readonly value: string
  readonly onValueChange: (digits: string) => void
  readonly onLeave: () => void
  readonly onFault: (fault: unknown) => void
  readonly error: string | undefined
}

/** The field for a code to the member's phone; its captcha has to stand outside of the form. */
export interface CodeParts {
  readonly field: (input: CodeInput) => ReactNode
  readonly captchaDialog: ReactNode
}

export interface CodeProps {
  /** The masked phone that the code goes to. */
  phone: string
  children: (parts: CodeParts) => ReactNode
}
