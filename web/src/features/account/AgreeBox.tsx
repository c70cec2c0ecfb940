import { useId } from 'react'
import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Checkbox } from '@xinghe/ui/Checkbox.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { authText } from './flow/messages.ts'

interface AgreeBoxProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  error: string | undefined
}

/** Agreement and statement of age in one; the two texts open over the dialog. */
export function AgreeBox({ checked, onCheckedChange, error }: AgreeBoxProps) {
  const t = useText()
  const id = useId()
  const noteId = `${id}-note`
  const link = 'inline! min-h-0 align-baseline'
  return (
    <div className="flex min-h-15 items-start gap-2 max-desk:min-h-24">
      <Checkbox
        id={id}
        name="isAgree"
        checked={checked}
        onCheckedChange={onCheckedChange}
        invalid={error !== undefined}
        aria-describedby={noteId}
      />
      <div className="text-13 leading-6 max-desk:pt-1">
        {/* The links stand outside the label: pressing one must not tick the box. */}
        <label htmlFor={id}>{t(authText.agreeAge, { age: termsNumbers.minimumAge })}</label>
        <Button variant="link" size="sm" className={link} onClick={() => emit('show_terms')}>
          {t(authText.terms)}
        </Button>
        <span>{t(authText.and)}</span>
        <Button variant="link" size="sm" className={link} onClick={() => emit('show_privacy')}>
          {t(authText.privacy)}
        </Button>
        <p id={noteId} aria-live="polite" className="text-danger">
          {error}
        </p>
      </div>
    </div>
  )
}
