import { useId } from 'react'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/pre-info.ts'
import { daysOf, months, yearsAt, type BirthdayParts } from './birthday-parts.ts'
import { profileText } from './messages.ts'

interface BirthdayFieldsProps {
  values: BirthdayParts
  onChange: (part: keyof BirthdayParts, value: string) => void
  error: string | undefined
  hint: string | undefined
}

/** Three lists, because paging a calendar back through decades is slow. */
export function BirthdayFields({ values, onChange, error, hint }: BirthdayFieldsProps) {
  const t = useText()
  const noteId = useId()
  const lists = [
    { part: 'year', all: yearsAt(serverNow()), name: profileText.year, text: profileText.yearOf },
    { part: 'month', all: months, name: profileText.month, text: profileText.monthOf },
    { part: 'day', all: daysOf(values), name: profileText.day, text: profileText.dayOf },
  ] as const
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{t(profileText.birthday)}</legend>
      <div className="grid grid-cols-[1.3fr_1fr_1fr] gap-3">
        {lists.map(({ part, all, name, text }) => (
          <Select
            key={part}
            name={part}
            aria-label={t(name)}
            aria-describedby={noteId}
            invalid={error !== undefined}
            value={all.includes(values[part]) ? values[part] : ''}
            onValueChange={(value) => onChange(part, value)}
            placeholder={t(name)}
            options={all.map((value) => ({ value, label: t(text, { value: Number(value) }) }))}
          />
        ))}
      </div>
      <div id={noteId} aria-live="polite" className="mt-1.5 text-13">
        {error === undefined ? (
          <span className="text-muted">{hint}</span>
        ) : (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="error" className="mt-0.5 size-4" />
            <span>{error}</span>
          </span>
        )}
      </div>
    </fieldset>
  )
}
