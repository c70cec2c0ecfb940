import { checkEmail, emailMax } from '@xinghe/rules/account/email.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useForm } from '../../../../platform/form/use-form.ts'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'

const texts = {
  'email-empty': bindingText.emailEmpty,
  'email-shape': bindingText.emailShape,
} as const

interface EmailNewStepProps {
  email: string
  onChosen: (email: string) => void
  onBack: (() => void) | undefined
}

export function EmailNewStep({ email, onChosen, onBack }: EmailNewStepProps) {
  const t = useText()
  const form = useForm({
    empty: { email },
    check: (typed) => {
      const checked = checkEmail(typed.email)
      return checked.ok ? {} : { email: texts[checked.reason] }
    },
  })
  return (
    <FormFrame
      form={form}
      submitText={t(centreText.next)}
      onSubmit={() => void form.submit(async () => onChosen(form.values.email))}
      aside={
        onBack && (
          <Button variant="secondary" size="lg" onClick={onBack}>
            {t(centreText.back)}
          </Button>
        )
      }
    >
      <Field
        label={t(onBack === undefined ? centreText.email : bindingText.emailNew)}
        error={form.error('email')}
      >
        <Input
          name="email"
          type="email"
          icon="mail"
          value={form.values.email}
          onValueChange={(typed) => form.change('email', typed.replace(/\s/g, ''))}
          onBlur={() => form.leave('email')}
          maxLength={emailMax}
          placeholder={t(bindingText.emailPlaceholder)}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </FormFrame>
  )
}
