import type { ReactNode } from 'react'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { matchText as words } from '../words/messages.ts'

/** Over a match or a page: what it is, and the way back to the list. */
export function PageHead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useText()
  return (
    <div className="sticky top-(--board-top) z-10 flex items-center gap-2 border-b border-line bg-surface px-2 py-1">
      <Button
        size="sm"
        variant="ghost"
        icon="chevron-left"
        aria-label={t(words.back)}
        onClick={onBack}
      >
        {t(words.backShort)}
      </Button>
      {children}
    </div>
  )
}
