import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { useCodeForm } from '../form/use-code-form.ts'
import { bindingText } from './messages.ts'

interface BindingFormProps {
  code: ReturnType<typeof useCodeForm>
  onSubmit: () => void
  backText: string
  onBack: () => void
  children: ReactNode
}

/** The last step of a binding: the code that was sent, with a way back to what it was sent to. */
export function BindingForm({ code, onSubmit, backText, onBack, children }: BindingFormProps) {
  const t = useText()
  return (
    <>
      <FormFrame
        form={code.form}
        submitText={t(bindingText.confirmBind)}
        onSubmit={onSubmit}
        aside={
          <Button variant="secondary" size="lg" onClick={onBack}>
            {backText}
          </Button>
        }
      >
        {children}
      </FormFrame>
      {code.captchaDialog}
    </>
  )
}
