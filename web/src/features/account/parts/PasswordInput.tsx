import { passwordMax } from '@xinghe/rules/account/password.ts'
import { Input } from '@xinghe/ui/Input.tsx'
import type { TextInput } from '../../../platform/form/use-form.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { FocusGroup } from './FocusGroup.tsx'
import { passwordText as words } from './messages.ts'

interface PasswordInputProps {
  input: Omit<TextInput, 'onBlur'>
  onLeave: () => void
  placeholder: string
  autoComplete: 'new-password' | 'current-password'
}

/** A login password, with a button that reveals it. */
export function PasswordInput({ input, onLeave, placeholder, autoComplete }: PasswordInputProps) {
  const t = useText()
  return (
    <FocusGroup onLeave={onLeave}>
      <Input
        name={input.name}
        type="password"
        icon="lock"
        value={input.value}
        onValueChange={input.onValueChange}
        maxLength={passwordMax}
        placeholder={placeholder}
        revealLabel={t(words.show)}
        concealLabel={t(words.hide)}
        autoComplete={autoComplete}
      />
    </FocusGroup>
  )
}
