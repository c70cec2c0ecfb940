import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText } from '../words/messages.ts'
import type { CardPlay } from '../play/card-play.ts'
import { useKeys } from './use-keys.ts'

interface OfferedAction<Action extends string> {
  readonly action: Action
  readonly label: string
  /** What it adds to the money at risk. */
  readonly added: Fen
  readonly key: string
  readonly main: boolean
  readonly hinted?: boolean
}

interface ActionBarProps<Action extends string> {
  play: Pick<CardPlay<never, never, Action>, 'act' | 'busy' | 'closed' | 'stakeable'>
  /** False while cards are on their way. */
  ready: boolean
  actions: readonly OfferedAction<Action>[]
  note?: ReactNode
}

/** Only the actions that the rules allow now; one that the balance does not cover says so. */
export function ActionBar<Action extends string>({
  play,
  ready,
  actions,
  note,
}: ActionBarProps<Action>) {
  const t = useText()
  const isBusy = play.busy || !ready || play.closed !== ''
  const isCovered = (added: Fen) => play.stakeable === null || play.stakeable >= added
  const usable = isBusy ? [] : actions.filter(({ added }) => isCovered(added))
  useKeys(Object.fromEntries(usable.map(({ key, action }) => [key, () => play.act(action)])))
  return (
    <div className="action-bar" role="group" aria-label={t(tableText.actions)}>
      <div className="action-row">
        {actions.map(({ action, label, added, key, main, hinted }) => (
          <button
            key={action}
            type="button"
            className={main ? 'felt-button felt-button-main' : 'felt-button'}
            disabled={isBusy || !isCovered(added)}
            aria-keyshortcuts={key}
            data-hinted={hinted || undefined}
            title={isCovered(added) ? undefined : t(tableText.shortAct)}
            onClick={() => play.act(action)}
          >
            <span>
              {label}
              {added > 0n && <small className="font-num"> +{fenToCny(added)}</small>}
            </span>
            <kbd aria-hidden>{key}</kbd>
          </button>
        ))}
      </div>
      {note !== undefined && <p className="stake-note">{note}</p>}
    </div>
  )
}
