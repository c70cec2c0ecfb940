import { isChampion } from '@xinghe/rules/sports/slip/item.ts'
import type { Slip } from '@xinghe/rules/sports/slip/state.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { SlipNote } from './SlipNote.tsx'
import { dispatch, useFromSlip, useSlip } from './slip-store.ts'

const noteOf = (before: Slip, now: Slip): string => {
  const hasOthers = before.items.some((item) => !isChampion(item))
  if (before.series && !now.series)
    return hasOthers ? words.othersReplacedInSeries : words.seriesEnded
  return hasOthers ? words.othersReplaced : words.championsReplaced
}

/** Says what a champion, or a pick beside champions, has replaced in the slip, and takes it back. */
export function ReplacedNote({ className }: { className?: string }) {
  const t = useText()
  const slip = useSlip()
  const replaced = useFromSlip((state) => state.replaced)
  if (replaced === null) return null
  return (
    <SlipNote
      text={t(noteOf(replaced, slip), { count: replaced.items.length })}
      action={t(words.undo)}
      onAction={() => dispatch({ type: 'replacement-undone' })}
      className={className}
    />
  )
}
