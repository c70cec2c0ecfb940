import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'

interface CentreFormProps {
  form: { element: RefObject<HTMLFormElement | null>; busy: boolean; formFault: string }
  submitText: string
  onSubmit: () => void
  children: ReactNode
  /** Left of the button, for instance the way back. */
  aside?: ReactNode
  /** Looks not ready, yet a press explains what is missing. */
  softDisabled?: boolean | undefined
}

/** What every form of the centre shares: its fields, what speaks about all of them, one button. */
export function CentreForm({
  form,
  submitText,
  onSubmit,
  children,
  aside,
  softDisabled,
}: CentreFormProps) {
  const { element, busy, formFault } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-4">
      {children}
      <div role="alert" className="empty:hidden">
        {formFault !== '' && (
          <p className="flex items-start gap-2 rounded-md bg-danger/10 px-3 py-2 text-13 text-danger">
            <Icon name="warning" className="mt-0.5 size-4" />
            <span>{formFault}</span>
          </p>
        )}
      </div>
      <div className="mt-1 flex items-center gap-3">
        {aside}
        <Button
          type="submit"
          size="lg"
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
