import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { simulatedPlayers } from '@xinghe/rules/games/simulated/table-players.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotName } from '@xinghe/rules/games/tables/words.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import { byWord } from '../../../../platform/i18n/by-word.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { usePreInfo } from '../../../../platform/site/pre-info.ts'
import { usePassed } from '../round/use-passed.ts'
import { tableText as words } from '../words/messages.ts'
import './simulated-players.css'

type Round = NonNullable<TableTopic['round']>

function Players({ code, round }: { code: TableCode; round: Round }) {
  const t = useText()
  const players = simulatedPlayers(code, round.opensAt)
  const marks = players.flatMap(({ bet }) => bet?.afterMs ?? []).toSorted((a, b) => a - b)
  const until = marks[usePassed(round.opensAt, marks) - 1] ?? -1
  return (
    <ul className="simulated-players" aria-label={t(words.simulatedPlayers)}>
      {players.map(({ seat, name, bet }) => (
        <li key={seat}>
          <span className="seat-name">{maskPlayer(name)}</span>
          <span className="simulated-tag">{t(words.simulated)}</span>
          <span className="simulated-bet">
            {bet !== null && bet.afterMs <= until && (
              <>
                {byWord(spotName(code, bet), t)}{' '}
                <span className="font-num">{fenToGroupedText(bet.stake).replace(/\.00$/, '')}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Simulated players of the demo. The totals of the spots are the members' alone. */
export function SimulatedPlayers({ code, round }: { code: TableCode; round: Round | null }) {
  const isDemo = usePreInfo()?.mode === 'demo'
  return isDemo && round !== null ? <Players code={code} round={round} /> : null
}
