import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useId, useState, type SyntheticEvent } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { BreakChoice } from './break-choices.ts'
import { protectionText as words } from './messages.ts'

interface BreakDialogProps<Length> {
  title: string
  choices: readonly BreakChoice<Length>[]
  labelOf: (length: Length) => string
  /** The consequences, as sentences. */
  meanings: readonly string[]
  /** Typed by the member as a confirmation. */
  phrase: string
  busy: boolean
  fault: string
  open: boolean
  onClose: () => void
  onConfirm: (length: Length) => void
}

/** A break that cannot be taken back: what it means, how long, and a sentence to type. */
export function BreakDialog<Length>(props: BreakDialogProps<Length>) {
  const { title, choices, labelOf, meanings, phrase, busy, fault, open, onClose, onConfirm } = props
  const t = useText()
  const form = useId()
  const [at, setAt] = useState(0)
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const chosen = choices[at] ?? choices[0]
  const same = typed.trim() === phrase

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setPressed(true)
    if (same && chosen !== undefined) onConfirm(chosen.length)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t(words.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button type="submit" form={form} variant="danger" loading={busy} softDisabled={!same}>
            {t(words.breakConfirm)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <ul className="space-y-1.5 rounded-md border border-warn/30 bg-warn/6 p-3 text-13">
          {meanings.map((line) => (
            <li key={line} className="flex items-start gap-2">
              <Icon name="warning" className="mt-0.5 size-4 text-warn" />
              {line}
            </li>
          ))}
        </ul>
        <fieldset className="mt-5">
          <legend className="mb-1.5 text-13 font-medium">{t(words.length)}</legend>
          <div className="grid grid-cols-3 gap-2">
            {choices.map((choice, index) => (
              <label
                key={labelOf(choice.length)}
                className={classNames(
                  'relative flex h-10 items-center justify-center rounded-md border text-14 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text max-desk:h-11',
                  choice === chosen
                    ? 'border-brand-text bg-brand-text/8 font-medium text-ink'
                    : 'border-line hover:border-brand-text/60',
                )}
              >
                <input
                  type="radio"
                  name={form}
                  checked={choice === chosen}
                  onChange={() => setAt(index)}
                  className="absolute inset-0 appearance-none opacity-0"
                />
                {labelOf(choice.length)}
              </label>
            ))}
          </div>
          {chosen !== undefined && (
            <p aria-live="polite" className="mt-2 text-13 text-muted">
              {chosen.ends === null
                ? t(words.endsNever)
                : t(words.endsAt, { at: siteMinute(chosen.ends) })}
            </p>
          )}
        </fieldset>
        <Field
          label={t(words.phraseAsk, { phrase })}
          error={fault || (pressed && !same ? t(words.phraseWrong, { phrase }) : undefined)}
          required
          className="mt-5"
        >
          <Input value={typed} onValueChange={setTyped} autoComplete="off" placeholder={phrase} />
        </Field>
      </form>
    </Dialog>
  )
}
