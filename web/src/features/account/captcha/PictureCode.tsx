import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useForm } from '../../../platform/form/use-form.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaText } from './messages.ts'
import type { Picture } from './captcha-ports.ts'

const codeMax = 10
const withinMax = (typed: string): string => typed.slice(0, codeMax)

interface PictureCodeProps {
  load: () => Promise<Picture>
  onCode: (xCode: string, typed: string) => void
}

export function PictureCode({ load, onCode }: PictureCodeProps) {
  const t = useText()
  const faultText = useFaultText()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const form = useForm({
    empty: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? captchaText.codeEmpty : undefined }),
  })
  const { name, value: typed, onValueChange } = form.input('code', withinMax)
  // Only the newest request counts: an older picture's code would be refused.
  const newest = useRef(0)
  const field = useRef<HTMLInputElement>(null)

  const renew = async () => {
    const mine = ++newest.current
    setPicture(null)
    setFault(null)
    form.forget('code')
    try {
      const next = await load()
      if (mine === newest.current) setPicture(next)
    } catch (error) {
      if (mine === newest.current) setFault(error)
    }
  }

  useEffect(() => {
    void renew()
    field.current?.focus()
    return () => {
      newest.current += 1
    }
    // Runs once: the dialog remounts this component by a new key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React bubbles this submit to the auth form, which contains this component but not this form element.
    event.stopPropagation()
    void form.submit(async () => {
      if (picture) onCode(picture.xCode, typed)
    })
  }

  return (
    <form ref={form.element} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <button
        type="button"
        aria-label={t(captchaText.picture)}
        onClick={() => void renew()}
        className="relative grid h-24 place-items-center overflow-hidden rounded-md border border-line bg-ink/4"
      >
        {picture && <img src={picture.image} alt="" className="h-full max-w-full object-contain" />}
        {!picture && !fault && <span className="size-full animate-breathe bg-ink/8" />}
        {fault !== null && (
          <span className="flex items-center gap-2 px-4 text-13 text-danger">
            <Icon name="error" className="size-4" />
            {faultText(fault)}
          </span>
        )}
        <span className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-full bg-raised/90 text-muted shadow-1">
          <Icon name="refresh" className="size-4" />
        </span>
      </button>
      <Field
        label={t(captchaText.code)}
        hideLabel
        hint={t(captchaText.pictureLine)}
        error={form.error('code')}
      >
        <Input
          ref={field}
          name={name}
          value={typed}
          onValueChange={onValueChange}
          maxLength={codeMax}
          placeholder={t(captchaText.codePlaceholder)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          icon="shield"
        />
      </Field>
      <Button type="submit" size="lg" block softDisabled={typed.trim() === '' || !picture}>
        {t(captchaText.confirm)}
      </Button>
    </form>
  )
}
