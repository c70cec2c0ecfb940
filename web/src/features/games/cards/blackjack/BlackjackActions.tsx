import { advise } from '@xinghe/rules/games/cards/blackjack/basic-strategy.ts'
import type { BlackjackAction } from '@xinghe/rules/games/cards/blackjack/state.ts'
import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackActionWords, blackjackText as words } from '../words/messages.ts'
import type { CardPlay, CardRound } from '../play/card-play.ts'
import { ActionBar } from '../table/ActionBar.tsx'

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
  const actions = view.allowed.map((action) => ({
    action,
    label: t(blackjackActionWords[action]),
    added: addedBy(action, stake),
    key: keyOf[action],
    main: action === 'hit' || action === 'insure',
    hinted: action === advised,
  }))
  return (
    <>
      <ActionBar
        play={play}
        ready={ready}
        actions={actions}
        note={view.phase === 'insurance' ? t(words.insurance) : undefined}
      />
      <label className="hint-switch">
        <input type="checkbox" checked={hinting} onChange={() => setHinting(!hinting)} />
        {t(words.hint)}
      </label>
    </>
  )
}
