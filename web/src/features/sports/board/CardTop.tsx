import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { boardText } from '../words/messages.ts'
import { MatchBell } from './MatchBell.tsx'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'
import { MoreButton } from './MoreButton.tsx'

/** The top of a match card: time, star, and links to more markets. */
export function CardTop({ head, children }: { head: MatchHead; children?: ReactNode }) {
  const t = useText()
  return (
    <div className="flex h-11 items-center">
      <MatchMark head={head} />
      <MatchTime head={head} inline />
      <span className="-mr-2 ml-auto flex h-full *:px-2">
        <MatchBell head={head} />
        {children}
        <MoreButton head={head} title={t(boardText.allPlays)} />
      </span>
    </div>
  )
}
