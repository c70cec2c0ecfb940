import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { matchText as words } from '../words/messages.ts'
import { partsWon, wonNames } from '../words/match-messages.ts'
import { periodHeading } from './course/periods.ts'

/** The score by halves, quarters, sets or innings. */
export function PeriodTable({ head }: { head: MatchHead }) {
  const t = useText()
  const scores = (head.periods?.scores ?? []).map((score, at) => ({ number: at + 1, score }))
  const games = head.game !== null
  return (
    <table className="w-full text-center font-num text-13">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="sr-only">
            {t(words.team)}
          </th>
          {scores.map(({ number }) => (
            <th key={number} scope="col" className="w-9 font-normal">
              {periodHeading(head, number, t)}
            </th>
          ))}
          {games && (
            <th scope="col" className="w-12 font-normal">
              {t(words.points)}
            </th>
          )}
          <th scope="col" className="w-12 font-normal">
            {t(wonNames[head.discipline] ?? (head.set === null ? words.total : partsWon))}
          </th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side} className="border-t border-line">
            <th scope="row" className="max-w-32 truncate py-1 text-left font-sans font-normal">
              {head[side]}
            </th>
            {scores.map(({ number, score }) => (
              <td
                key={number}
                className={number === head.periods?.current ? 'font-bold text-rise' : ''}
              >
                {score[side]}
              </td>
            ))}
            {games && <td className="text-muted">{head.game?.[side]}</td>}
            <td className="font-bold">{head.score?.[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
