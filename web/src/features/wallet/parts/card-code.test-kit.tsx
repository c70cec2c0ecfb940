import type { CodeProps } from '../../../platform/form/code-parts.ts'

/** Stands for the code to the phone, which the app takes from the account. */
export function PlainCode({ children }: Pick<CodeProps, 'children'>) {
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
