import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'
import { useOpenLines } from './lines-context.ts'

/** Opens the other lines of a match below its row. */
export function LinesButton({ head: { id } }: { head: MatchHead }) {
  const t = useText()
  const lines = useOpenLines()
  const open = lines.isOpen(id)
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => lines.set(id, open ? 0 : 1)}
      className="flex items-center justify-center text-12 text-muted outline-offset-[-2px] hover:bg-brand-text/8 hover:text-brand-text"
    >
      {t(boardText.moreLines)}
      <Icon name={open ? 'chevron-up' : 'chevron-down'} className="size-3.5" />
    </button>
  )
}
