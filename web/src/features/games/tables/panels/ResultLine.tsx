import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { resultText } from '@xinghe/rules/games/tables/words.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { tableText as words } from '../words/messages.ts'
import { roundOutcome } from './round-outcome.ts'
import './result-line.css'

interface ResultLineProps {
  code: TableCode
  /** The draw whose result stands on the table; null in other phases. */
  draw: ShownDraw | null
  mine: readonly SharedBet[]
}

/** The result in words, and what it brought. Gold only for more than was staked. */
export function ResultLine({ code, draw, mine }: ResultLineProps) {
  const t = useText()
  const outcome = roundOutcome(draw?.id, mine)
  const told =
    outcome === null
      ? ''
      : outcome.net > 0n
        ? t(words.won, { payout: fenToCny(outcome.payout), net: fenToCny(outcome.net) })
        : outcome.payout > 0n
          ? t(words.returned, { payout: fenToCny(outcome.payout) })
          : t(words.lost)
  return (
    <div role="status" aria-live="polite" className="result-line">
      {draw !== null && (
        <p key={draw.id}>
          <strong>{byWord(resultText(code, draw.numbers), t)}</strong>
          {told !== '' && (
            <span data-gain={(outcome !== null && outcome.net > 0n) || undefined}>{told}</span>
          )}
        </p>
      )}
    </div>
  )
}
