import type { ReactNode } from 'react'

export interface ActionButton<Action extends string> {
  readonly action: Action
  readonly label: string
  /** What it adds to the stake; empty for nothing. */
  readonly added: string
  readonly key: string
  readonly main?: boolean
  /** Not affordable: shown, and said why. */
  readonly stopped?: string
  readonly hinted?: boolean
}

interface ActionBarProps<Action extends string> {
  label: string
  buttons: readonly ActionButton<Action>[]
  busy: boolean
  onAct: (action: Action) => void
  note?: ReactNode
}

/** Only the actions that the rules allow now. */
export function ActionBar<Action extends string>({
  label,
  buttons,
  busy,
  onAct,
  note,
}: ActionBarProps<Action>) {
  return (
    <div className="action-bar" role="group" aria-label={label}>
      <div className="action-row">
        {buttons.map(({ action, label: text, added, key, main, stopped, hinted }) => (
          <button
            key={action}
            type="button"
            className={main ? 'felt-button felt-button-main' : 'felt-button'}
            disabled={busy || stopped !== undefined}
            aria-keyshortcuts={key}
            data-hinted={hinted || undefined}
            title={stopped}
            onClick={() => onAct(action)}
          >
            <span>
              {text}
              {added !== '' && <small className="font-num"> {added}</small>}
            </span>
            <kbd aria-hidden>{key}</kbd>
          </button>
        ))}
      </div>
      {note !== undefined && <p className="stake-note">{note}</p>}
    </div>
  )
}
