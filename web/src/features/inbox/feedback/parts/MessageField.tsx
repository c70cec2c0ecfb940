import {
  feedbackTextLeast,
  feedbackTextMost,
  isFeedbackText,
  textLength,
} from '@xinghe/rules/inbox/feedback.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { controlBox, controlEdge, controlFocus } from '@xinghe/ui/control-style.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useId, useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { formText as words } from '../words/messages.ts'

interface MessageFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  /** Faults are shown without the field being left first. */
  checked: boolean
  hint?: string | undefined
  rows?: number | undefined
  disabled?: boolean | undefined
}

/** A message of 10 to 500 graphemes; judged when it is left, and from then on at each change. */
export function MessageField({
  label,
  placeholder,
  value,
  onChange,
  checked,
  hint,
  rows = 6,
  disabled = false,
}: MessageFieldProps) {
  const t = useText()
  const id = useId()
  const [isLeft, setLeft] = useState(false)
  const length = textLength(value)
  const isLong = length > feedbackTextMost
  const isShown = checked || isLong || (isLeft && value !== '')
  const isWrong = isShown && !isFeedbackText(value)
  const fault = isLong
    ? t(words.long, { most: feedbackTextMost })
    : t(words.short, { least: feedbackTextLeast })
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className={classNames('font-num text-12', isLong ? 'text-danger' : 'text-muted')}>
          {t(words.count, { count: length, most: feedbackTextMost })}
        </span>
      </div>
      <div className={`${controlBox} ${controlFocus} ${controlEdge(isWrong, disabled)}`}>
        <textarea
          id={id}
          rows={rows}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={() => setLeft(true)}
          className="block w-full resize-y bg-transparent px-3 py-2.5 leading-relaxed outline-hidden"
        />
      </div>
      <p id={`${id}-note`} aria-live="polite" className="mt-1.5 min-h-5 text-13">
        {isWrong ? (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="error" className="mt-0.5 size-4" />
            {fault}
          </span>
        ) : (
          <span className="text-muted">{hint}</span>
        )}
      </p>
    </div>
  )
}
