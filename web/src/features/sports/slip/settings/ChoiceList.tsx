import { classNames } from '@xinghe/ui/class-names.ts'
import { useId } from 'react'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** What it means, where the name does not say it. */
  readonly line?: string
}

type ChoiceListProps<Value extends string> = {
  legend: string
  hint?: string | undefined
  choices: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className: string
}

/** One of several, each in a box of its own; arrows move among them as among all radio buttons. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, hint, choices, value, onValueChange, className } = props
  const name = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line bg-field px-3 py-2 transition-colors hover:border-brand-text/60 has-checked:border-brand-text has-checked:bg-brand-text/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="mt-1 size-3.5 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0">
              <span className="block text-14">{choice.label}</span>
              {choice.line !== undefined && (
                <span className="block text-12 text-muted">{choice.line}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1.5 text-12 text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
