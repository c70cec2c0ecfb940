import { isChampion } from '@xinghe/rules/sports/slip/item.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { dispatch, useFromSlip } from './slip-store.ts'

/** Says that a champion and other picks have taken the place of each other, and takes it back. */
export function ReplacedNote({ className = '' }: { className?: string }) {
  const t = useText()
  const replaced = useFromSlip((state) => state.replaced)
  if (replaced === null) return null
  const { items } = replaced
  const text = items.some(isChampion) ? words.championsReplaced : words.othersReplaced
  return (
    <div
      role="status"
      className={`flex items-center gap-2 rounded-md bg-warn/8 py-1 pr-1 pl-3 text-12 text-warn ${className}`}
    >
      <span className="min-w-0 flex-1">{t(text, { count: items.length })}</span>
      <Button variant="ghost" size="sm" onClick={() => dispatch({ type: 'replacement-undone' })}>
        {t(words.undo)}
      </Button>
    </div>
  )
}
