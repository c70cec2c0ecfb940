import { use, type ComponentProps } from 'react'
import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { FieldContext } from '@xinghe/ui/field-context.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { codeDigits } from './code-digits.ts'
import { codeText } from './messages.ts'

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string
  onValueChange: (digits: string) => void
}

/** Digits come at the end: the drawn cells show no caret between them. */
const toEnd = (input: HTMLInputElement) => {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart !== selectionEnd || selectionEnd === value.length) return
  input.setSelectionRange(value.length, value.length)
}

const places = Array.from({ length: codeLength }, (_, at) => at)

/**
 * Six cells drawn under one real field, so that pasting, the keyboard's own suggestion of the code
 * and screen readers work as with any other. Stands inside a Field.
 */
export function CodeInput({ value, onValueChange, className, ...rest }: CodeInputProps) {
  const t = useText()
  const field = use(FieldContext)
  const wrong = field?.invalid ?? false
  const next = Math.min(value.length, codeLength - 1)
  return (
    <div className={classNames('group relative h-12', className)}>
      <div aria-hidden className="grid h-full grid-cols-6 gap-2">
        {places.map((at) => (
          <span
            key={at}
            className={classNames(
              'grid place-items-center rounded-md border bg-field font-num text-20 font-bold transition-[border-color,box-shadow]',
              wrong ? 'border-danger' : 'border-line-strong/55 group-hover:border-line-strong',
              at === next &&
                'group-focus-within:border-brand-text group-focus-within:ring-3 group-focus-within:ring-brand-text/20',
            )}
          >
            {value[at] ?? ''}
          </span>
        ))}
      </div>
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.required || undefined}
        placeholder={t(codeText.cells)}
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for the spaces and dashes of a pasted code, which are dropped.
        maxLength={codeLength * 3}
        value={value}
        aria-invalid={wrong || undefined}
        onChange={(event) => onValueChange(codeDigits(event.currentTarget.value))}
        onSelect={(event) => toEnd(event.currentTarget)}
        // The drawn cells show where it stands; its own text and caret would lie across them.
        className="absolute inset-0 size-full cursor-text bg-transparent text-16 text-transparent caret-transparent opacity-0 outline-hidden"
      />
    </div>
  )
}
