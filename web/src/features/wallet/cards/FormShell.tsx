import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import type { ButtonVariant } from '@xinghe/ui/button-style.ts'
import { Fault } from '../deposit/Fault.tsx'

interface FormShellProps {
  form: { element: RefObject<HTMLFormElement | null>; busy: boolean; formFault: string }
  submitText: string
  variant?: ButtonVariant | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The fields, what speaks about all of them, one button. */
export function FormShell({ form, submitText, variant, onSubmit, children }: FormShellProps) {
  const { element, busy, formFault } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-4">
      {children}
      <Fault text={formFault} />
      <Button type="submit" variant={variant} size="lg" loading={busy} className="mt-1">
        {submitText}
      </Button>
    </form>
  )
}
