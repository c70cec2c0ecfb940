import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { Link } from 'react-router'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import { useSession } from '../../../../platform/session/session.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { tableText as words, tableVerdicts } from '../words/messages.ts'
import './own-bets.css'

interface OwnBetsProps {
  code: TableCode
  mine: readonly SharedBet[]
  /** Draws that are told; a bet on another shows no result yet. */
  shown: readonly ShownDraw[]
  hiddenRound: string | null
}

/** Own bets of the running round and of the last one. */
export function OwnBets({ code, mine, shown, hiddenRound }: OwnBetsProps) {
  const t = useText()
  const isVisitor = useSession().token === ''
  return (
    <section className="own-bets" aria-label={t(words.mine)}>
      <h2 className="text-14 font-semibold">{t(words.mine)}</h2>
      {mine.length === 0 ? (
        <p className="road-note">{t(isVisitor ? words.mineVisitor : words.mineEmpty)}</p>
      ) : (
        <ul>
          {mine.map((bet) => {
            const verdict = bet.roundId === hiddenRound ? null : bet.verdict
            const draw = shown.find(({ id }) => id === bet.roundId)
            return (
              <li key={bet.ticket}>
                <span className="own-bet-name">{byWord(spotName(code, bet), t)}</span>
                <span className="font-num">{fenToCny(bet.stake)}</span>
                <span className="own-bet-state" data-verdict={verdict ?? undefined}>
                  {t(verdict === null ? words.stateOpen : tableVerdicts[verdict])}
                  {verdict !== null && bet.payout !== null && bet.payout > 0n && (
                    <span className="font-num"> {fenToCny(bet.payout)}</span>
                  )}
                </span>
                {draw !== undefined && (
                  <Link
                    to={`${pathOf('pgGame')}?fair=${code}:${draw.number}`}
                    target="_blank"
                    rel="noopener"
                    aria-label={t(words.verifyOf, { name: draw.name })}
                    className="own-bet-proof"
                  >
                    {t(words.verify)}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
