import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useCentre } from '../parts/centre-context.ts'
import { CodeField } from '../form/CodeField.tsx'
import { formText } from '../form/messages.ts'
import { useCodeForm } from '../form/use-code-form.ts'
import { centreText } from '../parts/messages.ts'
import { bindingText } from './messages.ts'

interface EmailOldStepProps {
  /** Why the last code was refused; empty at first. */
  fault: string
  onProved: (code: string) => void
}

/** The code to the old address; the server judges it together with the one to the new. */
export function EmailOldStep({ fault, onProved }: EmailOldStepProps) {
  const t = useText()
  const { member } = useCentre()
  const { form, field, captchaDialog } = useCodeForm({
    use: 'bindEmail',
    name: member.name,
    firstFault: fault,
  })
  return (
    <>
      <FormFrame
        form={form}
        submitText={t(centreText.next)}
        onSubmit={() => void form.submit(async () => onProved(form.values.code))}
      >
        <p className="text-14 text-muted">{t(bindingText.emailOldLine)}</p>
        <CodeField
          {...field}
          target=""
          way="mail"
          hint={t(formText.sentTo, { target: member.email ?? '' })}
        />
        <p className="text-13 text-muted">
          {t(bindingText.emailLost)}
          <Button variant="link" size="sm" onClick={() => emit('support_asked')}>
            {t(centreText.support)}
          </Button>
        </p>
      </FormFrame>
      {captchaDialog}
    </>
  )
}
