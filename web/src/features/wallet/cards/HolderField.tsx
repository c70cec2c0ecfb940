import { realNameMax } from '@xinghe/rules/account/real-name.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import type { FormState } from '../../../platform/form/use-form.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { addCardText as words } from './messages.ts'

interface HolderFieldProps {
  label: string
  form: Pick<FormState<{ holder: string }>, 'input' | 'error'>
  /** The bound real name, masked. */
  bound: string | null
}

/** Typed in full, because only its masked form is known here; the server compares. */
export function HolderField({ label, form, bound }: HolderFieldProps) {
  const t = useText()
  return (
    <Field
      label={label}
      hint={bound === null ? undefined : t(words.holderHint, { name: bound })}
      error={form.error('holder')}
    >
      <Input
        {...form.input('holder')}
        icon="user"
        maxLength={realNameMax}
        placeholder={bound ?? t(words.holderPlaceholder)}
        autoComplete="off"
      />
    </Field>
  )
}
