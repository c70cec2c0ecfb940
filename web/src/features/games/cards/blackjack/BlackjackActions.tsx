import { advise } from '@xinghe/rules/games/cards/blackjack/basic-strategy.ts'
import type { BlackjackAction } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackActionWords, blackjackText as words, tableText } from '../words/messages.ts'
import type { CardPlay, CardRound } from '../play/card-play.ts'
import { ActionBar, type ActionButton } from '../table/ActionBar.tsx'
import { useKeys } from '../table/use-keys.ts'

const keyOf: Readonly<Record<BlackjackAction, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
  insure: 'Y',
  decline: 'N',
}

/** What the action adds to the money at risk. */
const addedBy = (action: BlackjackAction, stake: Fen): Fen => {
  if (action === 'double' || action === 'split') return stake
  return action === 'insure' ? stake / 2n : 0n
}

interface BlackjackActionsProps {
  play: CardPlay<BlackjackView, null, BlackjackAction>
  round: CardRound<BlackjackView>
  /** False while cards are on their way. */
  ready: boolean
}

export function BlackjackActions({ play, round, ready }: BlackjackActionsProps) {
  const t = useText()
  const [hinting, setHinting] = useState(false)
  const { view, stake } = round
  const advised = hinting ? advise(view) : null
  const buttons = view.allowed.map((action): ActionButton<BlackjackAction> => {
    const added = addedBy(action, stake)
    const short = play.stakeable !== null && play.stakeable < added
    return {
      action,
      label: t(blackjackActionWords[action]),
      added: added > 0n ? `+${fenToCny(added)}` : '',
      key: keyOf[action],
      main: action === 'hit' || action === 'insure',
      hinted: action === advised,
      ...(short ? { stopped: t(tableText.shortAct) } : {}),
    }
  })
  const busy = play.busy || !ready || play.closed !== ''
  const usable = busy ? [] : buttons.filter(({ stopped }) => stopped === undefined)
  useKeys(Object.fromEntries(usable.map(({ key, action }) => [key, () => play.act(action)])))
  return (
    <>
      <ActionBar
        label={t(tableText.actions)}
        buttons={buttons}
        busy={busy}
        onAct={play.act}
        note={view.phase === 'insurance' ? t(words.insurance) : undefined}
      />
      <label className="hint-switch">
        <input type="checkbox" checked={hinting} onChange={() => setHinting(!hinting)} />
        {t(words.hint)}
      </label>
    </>
  )
}
