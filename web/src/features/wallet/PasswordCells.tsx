import { use, type ComponentProps } from 'react'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { FieldContext } from '@xinghe/ui/field-context.ts'

type PasswordCellsProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onValueChange: (digits: string) => void
}

const places = Array.from({ length: withdrawalPasswordLength }, (_, at) => at)

/**
 * Six cells drawn under one real password field, so that the keyboard, pasting and screen readers work as
 * with any other. Stands inside a Field.
 */
export function PasswordCells({ value, onValueChange, className, ...rest }: PasswordCellsProps) {
  const field = use(FieldContext)
  const wrong = field?.invalid ?? false
  const next = Math.min(value.length, withdrawalPasswordLength - 1)
  return (
    <div className={classNames('group relative h-12', className)}>
      <div aria-hidden className="grid h-full grid-cols-6 gap-2">
        {places.map((at) => (
          <span
            key={at}
            className={classNames(
              'grid place-items-center rounded-md border bg-field transition-[border-color,box-shadow]',
              wrong ? 'border-danger' : 'border-line-strong/55 group-hover:border-line-strong',
              at === next &&
                'group-focus-within:border-brand-text group-focus-within:ring-3 group-focus-within:ring-brand-text/20',
            )}
          >
            {at < value.length && <span className="size-3 rounded-full bg-ink" />}
          </span>
        ))}
      </div>
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        autoComplete="off"
        {...rest}
        type="password"
        inputMode="numeric"
        value={value}
        aria-invalid={wrong || undefined}
        onChange={({ currentTarget }) =>
          onValueChange(
            currentTarget.value
              .normalize('NFKC')
              .replace(/\D/g, '')
              .slice(0, withdrawalPasswordLength),
          )
        }
        // The drawn cells show where it stands; its own text and caret would lie across them.
        className="absolute inset-0 size-full cursor-text bg-transparent text-16 text-transparent caret-transparent opacity-0 outline-hidden"
      />
    </div>
  )
}
