import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { matchText as words } from '../messages.ts'
import { partsWon, wonNames } from './messages.ts'
import { periodScores } from './period-scores.ts'
import { periodHeading } from './periods.ts'

/** The score by halves, quarters, sets or innings. */
export function PeriodTable({ head }: { head: MatchHead }) {
  const t = useText()
  const periods = periodScores(head)
  const games = head.sc_game_H !== undefined
  const teams = [
    [head.team_h, 0, head.sc_game_H, head.sc_FT_H],
    [head.team_c, 1, head.sc_game_A, head.sc_FT_C],
  ] as const
  return (
    <table className="w-full text-center font-num text-13">
      <thead className="text-12 text-muted">
        <tr>
          <th scope="col" className="sr-only">
            {t(words.team)}
          </th>
          {periods.map(({ number }) => (
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
            {t(wonNames[head.discipline] ?? (head.sc_set_H === undefined ? words.total : partsWon))}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(([team, side, game, total]) => (
          <tr key={side} className="border-t border-line">
            <th scope="row" className="max-w-32 truncate py-1 text-left font-sans font-normal">
              {team}
            </th>
            {periods.map(({ number, pair }) => (
              <td key={number} className={number === head.se_now ? 'font-bold text-rise' : ''}>
                {pair[side]}
              </td>
            ))}
            {games && <td className="text-muted">{game}</td>}
            <td className="font-bold">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
