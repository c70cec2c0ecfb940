import { useEffect, useRef, type SubmitEvent } from 'react'
import { hiddenDigits } from '@xinghe/rules/account/mask.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { newDeviceText } from './messages.ts'
import { aroundMask } from './new-device.ts'

interface MiddleDigitsDialogProps {
  open: boolean
  masked: string
  value: string
  onValueChange: (typed: string) => void
  /** Translated. */
  error: string
  onSure: () => void
  onClose: () => void
}

/** Only who knows the number may have a code sent to it. */
export function MiddleDigitsDialog({
  open,
  masked,
  value,
  onValueChange,
  error,
  onSure,
  onClose,
}: MiddleDigitsDialogProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [before, after] = aroundMask(masked)

  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Inside the panel's tree, though not inside its form.
    event.stopPropagation()
    onSure()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t(newDeviceText.middleTitle)}
      closeLabel={t(newDeviceText.close)}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-13 text-muted">{t(newDeviceText.middleLine)}</p>
        <Field label={t(newDeviceText.middleLabel)} hideLabel error={error || undefined}>
          <div className="flex items-center justify-center gap-2 font-num text-20">
            <span>{before}</span>
            <Input
              ref={input}
              numeric
              inputMode="numeric"
              autoComplete="off"
              maxLength={hiddenDigits}
              value={value}
              onValueChange={onValueChange}
              placeholder={'*'.repeat(hiddenDigits)}
              className="w-24 [&_input]:text-center [&_input]:tracking-[0.2em]"
            />
            <span>{after}</span>
          </div>
        </Field>
        <Button type="submit" size="lg" block softDisabled={value.length !== hiddenDigits}>
          {t(newDeviceText.middleSure)}
        </Button>
      </form>
    </Dialog>
  )
}
