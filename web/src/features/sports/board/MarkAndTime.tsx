import type { MatchHead } from '../book/book-match.ts'
import { MatchBell } from './MatchBell.tsx'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'

/** The first column of a row: the favourite's star, the bell of a price, and when the match is played. */
export function MarkAndTime({ head }: { head: MatchHead }) {
  return (
    <div className="flex items-center gap-1 border-r border-line pl-1.5">
      <span className="flex flex-col gap-1">
        <MatchMark head={head} />
        <MatchBell head={head} />
      </span>
      <span className="grid flex-1 justify-center">
        <MatchTime head={head} />
      </span>
    </div>
  )
}
