import { realNameMax } from '@xinghe/rules/account/real-name.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { addCardText as words } from './messages.ts'

interface HolderFieldProps {
  label: string
  value: string
  onValueChange: (typed: string) => void
  onLeave: () => void
  error: string | undefined
  /** The bound real name, masked. */
  bound: string | null
}

/** Typed in full, because only its masked form is known here; the server compares. */
export function HolderField({
  label,
  value,
  onValueChange,
  onLeave,
  error,
  bound,
}: HolderFieldProps) {
  const t = useText()
  return (
    <Field
      label={label}
      hint={bound === null ? undefined : t(words.holderHint, { name: bound })}
      error={error}
    >
      <Input
        name="holder"
        icon="user"
        value={value}
        onValueChange={onValueChange}
        onBlur={onLeave}
        maxLength={realNameMax}
        placeholder={bound ?? t(words.holderPlaceholder)}
        autoComplete="off"
      />
    </Field>
  )
}
