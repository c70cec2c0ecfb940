import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { useId, useState, type ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { protectionText as words } from './messages.ts'
import { minutesText } from './texts.ts'

const none = 'none'
const valueOf = (minutes: number | null): string => (minutes === null ? none : String(minutes))
const minutesOf = (value: string): number | null => (value === none ? null : Number(value))

interface MinutesFormProps {
  title: string
  line: string
  minutes: number | null
  choices: readonly number[]
  noneLabel: string
  busy: boolean
  fault: string
  /** What the choice would mean, shown before it is saved. */
  note?: ((minutes: number | null) => string | null) | undefined
  onSave: (minutes: number | null) => void
  children?: ReactNode
}

/** A number of minutes, or none, chosen from a list. */
export function MinutesForm(props: MinutesFormProps) {
  const { title, line, minutes, choices, noneLabel, busy, fault, note, onSave, children } = props
  const t = useText()
  const heading = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? valueOf(minutes)
  const changed = value !== valueOf(minutes)
  // A current value that is not among the choices is listed too.
  const offered = [...new Set([...choices, ...(minutes === null ? [] : [minutes])])].sort(
    (a, b) => a - b,
  )
  const options = [
    ...offered.map((one) => ({ value: String(one), label: minutesText(one, t) })),
    { value: none, label: noneLabel },
  ]
  const hint = changed ? note?.(minutesOf(value)) : null
  return (
    <section aria-labelledby={heading} className="flex flex-col rounded-md border border-line p-4">
      <h3 id={heading} className="text-14 font-medium">
        {title}
      </h3>
      <p className="mt-0.5 mb-4 text-13 text-muted">{line}</p>
      <div className="mt-auto flex items-start gap-3">
        <Field
          label={title}
          hideLabel
          hint={hint ?? undefined}
          error={fault || undefined}
          className="min-w-0 flex-1"
        >
          <Select value={value} onValueChange={setChosen} options={options} />
        </Field>
        <Button
          loading={busy}
          disabled={!changed}
          onClick={() => onSave(minutesOf(value))}
          aria-label={`${t(words.save)} ${title}`}
        >
          {t(words.save)}
        </Button>
      </div>
      {children}
    </section>
  )
}
