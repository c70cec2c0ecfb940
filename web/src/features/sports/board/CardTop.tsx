import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'
import { MoreButton } from './MoreButton.tsx'

/** The top of a match card: time, star, and links to more markets. */
export function CardTop({ head, children }: { head: MatchHead; children?: ReactNode }) {
  const t = useText()
  return (
    <div className="flex h-7 items-center gap-2">
      <MatchMark head={head} />
      <MatchTime head={head} inline />
      <span className="ml-auto flex h-full gap-3">
        {children}
        <MoreButton head={head} title={t(boardText.allPlays)} />
      </span>
    </div>
  )
}
