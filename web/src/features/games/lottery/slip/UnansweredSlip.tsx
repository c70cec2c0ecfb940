import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { seatText } from '../../seat/messages.ts'
import { lotteryText as words } from '../words/messages.ts'
import type { Placing } from './use-place.ts'

/** A slip that was sent and not answered, which is settled before another. */
export function UnansweredSlip({ placing }: { placing: Placing }) {
  const t = useText()
  const { askAgain, drop, fault } = placing
  if (askAgain === null) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-13 text-danger">
      {t(words.unanswered)}
      {fault}
      <Button size="sm" onClick={askAgain}>
        {t(words.askAgain)}
      </Button>
      <Button size="sm" variant="ghost" onClick={drop}>
        {t(seatText.drop)}
      </Button>
    </div>
  )
}
