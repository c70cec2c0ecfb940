import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { captchaText } from '../messages.ts'
import type { Picture } from './captcha-ports.ts'

const codeMax = 10

interface PictureCodeProps {
  load: () => Promise<Picture>
  onCode: (xCode: string, typed: string) => void
}

export function PictureCode({ load, onCode }: PictureCodeProps) {
  const t = useText()
  const faultText = useFaultText()
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  // Only the newest request counts: an older picture's code would be refused.
  const newest = useRef(0)
  const field = useRef<HTMLInputElement>(null)

  const renew = async () => {
    const mine = ++newest.current
    setPicture(null)
    setFault(null)
    setTyped('')
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
    // The dialog gives this part a new key where it should start anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Inside the auth dialog's tree, though not inside its form.
    event.stopPropagation()
    if (typed.trim() === '') setMissing(true)
    else if (picture) onCode(picture.xCode, typed)
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
        error={missing ? t(captchaText.codeEmpty) : undefined}
      >
        <Input
          ref={field}
          value={typed}
          onValueChange={(text) => {
            setTyped(text.slice(0, codeMax))
            setMissing(false)
          }}
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
