import { useEffect, useRef, type SubmitEvent } from 'react'
import { hiddenDigits } from '@xinghe/rules/account/mask.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { newDeviceText } from './messages.ts'
import { aroundMask, middleDigits } from './new-device.ts'
import type { MiddleDigits } from './use-new-device.ts'

/** A code is sent only to a member who knows the number. */
export function MiddleDigitsDialog({ masked, middle }: { masked: string; middle: MiddleDigits }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { form, open } = middle
  const { element, error } = form
  const { name, value, onValueChange } = form.input('middle', middleDigits)
  const [before, after] = aroundMask(masked)

  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React bubbles this submit to the panel's form, which contains this component but not this form element.
    event.stopPropagation()
    middle.submit()
  }

  return (
    <Dialog
      open={open}
      onClose={middle.close}
      size="sm"
      title={t(newDeviceText.middleTitle)}
      closeLabel={t(newDeviceText.close)}
    >
      <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-13 text-muted">{t(newDeviceText.middleLine)}</p>
        <Field label={t(newDeviceText.middleLabel)} hideLabel error={error('middle')}>
          <div className="flex items-center justify-center gap-2 font-num text-20">
            <span>{before}</span>
            <Input
              ref={input}
              name={name}
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
