import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSwitches } from '../../../../platform/site/pre-info.ts'
import { useCentre } from '../parts/centre-context.ts'
import { centreText } from '../parts/messages.ts'
import { useReveal, type Revealable } from './use-reveal.ts'

interface MaskedValueProps {
  field: Revealable
  /** As the server masked it. */
  masked: string
  /** What the value is, for the name of the eye. */
  label: string
}

const covered = '••••••'

/** One of the member's own values. The operator may take the eye away; the member may hide even the mask. */
export function MaskedValue({ field, masked, label }: MaskedValueProps) {
  const t = useText()
  const { valuesShown } = useCentre()
  const eyeless = useSwitches().hideRealNumber === 1
  const { text, shown, busy, toggle } = useReveal(field, masked)
  const visible = valuesShown || shown
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="truncate font-num">
        {visible ? text : <span aria-label={t(centreText.hidden)}>{covered}</span>}
      </span>
      {!eyeless && (
        <IconButton
          icon={shown ? 'eye' : 'eye-off'}
          size="xs"
          label={t(shown ? centreText.conceal : centreText.reveal, { what: label })}
          aria-busy={busy}
          disabled={busy}
          onClick={toggle}
        />
      )}
    </span>
  )
}
