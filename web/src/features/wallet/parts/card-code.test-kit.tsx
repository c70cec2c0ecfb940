import type { ReactNode } from 'react'

interface CodeProps {
  children: (parts: {
    field: (props: {
      name: string
      value: string
      onValueChange: (digits: string) => void
      error: string | undefined
    }) => ReactNode
    captchaDialog: ReactNode
  }) => ReactNode
}

/** Stands for the code to the phone, which the app takes from the account. */
export function PlainCode({ children }: CodeProps) {
  return children({
    field: ({ name, value, onValueChange, error }) => (
      <label>
        验证码
        <input
          name={name}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={error !== undefined}
        />
        {error}
      </label>
    ),
    captchaDialog: null,
  })
}
