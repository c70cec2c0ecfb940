import { use, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'

type DigitCellsProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'maxLength'
> & {
  value: string
  onValueChange: (digits: string) => void
  count?: number | undefined
  /** Dots in place of the digits. */
  secret?: boolean | undefined
}

/** Digits come at the end: the drawn cells show no caret between them. */
const toEnd = (input: HTMLInputElement) => {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart !== selectionEnd || selectionEnd === value.length) return
  input.setSelectionRange(value.length, value.length)
}

/** Full-width digits too. */
const digitsOf = (typed: string, count: number): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, count)

/**
 * Cells drawn under one real field, so that pasting, the keyboard's own suggestion of a code and screen
 * readers work as with any other. Stands inside a Field.
 */
export function DigitCells({
  value,
  onValueChange,
  count = 6,
  secret = false,
  className,
  ...rest
}: DigitCellsProps) {
  const field = use(FieldContext)
  const wrong = field?.invalid ?? false
  const next = Math.min(value.length, count - 1)
  return (
    <div className={classNames('group relative h-12', className)}>
      <div aria-hidden className="grid h-full auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length: count }, (_, at) => (
          <span
            key={at}
            className={classNames(
              'grid place-items-center rounded-md border bg-field font-num text-20 font-bold transition-[border-color,box-shadow]',
              wrong ? 'border-danger' : 'border-line-strong/55 group-hover:border-line-strong',
              at === next &&
                'group-focus-within:border-brand-text group-focus-within:ring-3 group-focus-within:ring-brand-text/20',
            )}
          >
            {secret
              ? at < value.length && <span className="size-3 rounded-full bg-ink" />
              : value[at]}
          </span>
        ))}
      </div>
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.required || undefined}
        autoComplete={secret ? 'off' : 'one-time-code'}
        {...rest}
        type={secret ? 'password' : 'text'}
        inputMode="numeric"
        // Room for the spaces and dashes of a pasted code, which are dropped.
        maxLength={count * 3}
        value={value}
        aria-invalid={wrong || undefined}
        onChange={(event) => onValueChange(digitsOf(event.currentTarget.value, count))}
        onSelect={(event) => toEnd(event.currentTarget)}
        // The drawn cells show where it stands; its own text and caret would lie across them.
        className="absolute inset-0 size-full cursor-text bg-transparent text-16 text-transparent caret-transparent opacity-0 outline-hidden"
      />
    </div>
  )
}
