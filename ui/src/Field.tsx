import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'

type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** Visually hidden, where a placeholder or an icon shows the same. */
  hideLabel?: boolean | undefined
  /** Right of the label, for instance a link. */
  aside?: ReactNode
  className?: string | undefined
}

export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  hideLabel,
  aside,
  className,
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const describedBy = error || hint ? noteId : undefined
  return (
    <div className={classNames('flex flex-col', className)}>
      <div
        className={classNames(
          'mb-1.5 flex items-baseline justify-between gap-3 text-13',
          hideLabel && 'sr-only',
        )}
      >
        <label htmlFor={id} className="font-medium text-ink">
          {label}
          {required && (
            <span aria-hidden className="ml-1 text-danger">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {/* Always present, so that a screen reader hears the error when it appears. */}
      <div id={noteId} aria-live="polite" className="text-13">
        {error ? (
          <span className="mt-1.5 flex items-start gap-1.5 text-danger">
            <Icon name="error" className="mt-0.5 size-4" />
            <span>{error}</span>
          </span>
        ) : (
          hint && <span className="mt-1.5 block text-muted">{hint}</span>
        )}
      </div>
    </div>
  )
}
