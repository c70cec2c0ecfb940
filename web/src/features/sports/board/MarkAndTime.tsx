import type { MatchHead } from '../book/book-match.ts'
import { MatchMark } from './MatchMark.tsx'
import { MatchTime } from './MatchTime.tsx'

/** The first column of a row: the favourite's star, and when the match is played. */
export function MarkAndTime({ head }: { head: MatchHead }) {
  return (
    <div className="flex items-center gap-1 border-r border-line pl-1.5">
      <MatchMark head={head} />
      <span className="grid flex-1 justify-center">
        <MatchTime head={head} />
      </span>
    </div>
  )
}
