import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { seatText as words } from './messages.ts'

interface UnansweredLineProps {
  text: string
  /** Why the last question was refused; empty without a fault. */
  fault: string
  askAgain: string
  disabled?: boolean | undefined
  onAskAgain: () => void
  onDrop: () => void
}

/** On the dark bar under a stage: a press that was sent and not answered, which is settled before another. */
export function UnansweredLine({
  text,
  fault,
  askAgain,
  disabled,
  onAskAgain,
  onDrop,
}: UnansweredLineProps) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center justify-center gap-2">
      {text}
      {fault}
      <Button size="sm" disabled={disabled} onClick={onAskAgain}>
        {askAgain}
      </Button>
      <button
        type="button"
        onClick={onDrop}
        className="min-h-8 px-3 font-medium underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-art-ink max-desk:min-h-11"
      >
        {t(words.drop)}
      </button>
    </span>
  )
}
