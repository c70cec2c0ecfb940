import type { ReactNode, RefObject, SubmitEvent } from 'react'
import type { ButtonVariant } from './button-style.ts'
import { Button } from './Button.tsx'
import { Fault } from './Fault.tsx'

interface FormFrameProps {
  form: { element: RefObject<HTMLFormElement | null>; busy: boolean; formFault: string }
  submitText: string
  onSubmit: () => void
  children: ReactNode
  /** Left of the button, for instance a back link. */
  aside?: ReactNode
  variant?: ButtonVariant | undefined
  /** Looks disabled, yet a press explains what is missing. */
  softDisabled?: boolean | undefined
}

/** Fields, a message about the whole form, and one button. */
export function FormFrame(props: FormFrameProps) {
  const { submitText, onSubmit, children, aside, variant, softDisabled } = props
  const { element, busy, formFault } = props.form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-4">
      {children}
      <Fault text={formFault} />
      <div className="mt-1 flex items-center gap-3">
        {aside}
        <Button
          type="submit"
          size="lg"
          variant={variant}
          loading={busy}
          softDisabled={softDisabled}
          className="flex-1"
        >
          {submitText}
        </Button>
      </div>
    </form>
  )
}
