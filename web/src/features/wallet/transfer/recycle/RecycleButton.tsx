import { Button } from '@xinghe/ui/Button.tsx'
import type { ButtonSize } from '@xinghe/ui/button-style.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { recycleText as words } from './messages.ts'
import type { Recycling } from './use-recycle.ts'

/** While a request is unanswered a press repeats it. */
export function RecycleButton({ recycling, size }: { recycling: Recycling; size?: ButtonSize }) {
  const t = useText()
  return (
    <Button
      variant="secondary"
      size={size}
      icon="refresh"
      loading={recycling.busy}
      onClick={recycling.start}
    >
      {t(recycling.unanswered ? words.actionAgain : words.action)}
    </Button>
  )
}
