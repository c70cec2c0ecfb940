import type { ZhajinhuaAction, ZhajinhuaChoice } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { zhajinhuaActionWords, zhajinhuaText as words } from '../words/messages.ts'
import type { CardPlay, CardRound } from '../play/card-play.ts'
import { ActionBar } from '../table/ActionBar.tsx'

const keyOf: Readonly<Record<ZhajinhuaAction, string>> = {
  look: 'S',
  blind: 'D',
  call: 'H',
  fold: 'F',
}

/** Antes that the action adds against each opponent. */
const antesAdded: Readonly<Record<ZhajinhuaAction, bigint>> = {
  look: 0n,
  blind: 1n,
  call: 2n,
  fold: 0n,
}

interface ZhajinhuaActionsProps {
  play: CardPlay<ZhajinhuaView, ZhajinhuaChoice, ZhajinhuaAction>
  round: CardRound<ZhajinhuaView>
  /** False while cards are on their way. */
  ready: boolean
}

export function ZhajinhuaActions({ play, round, ready }: ZhajinhuaActionsProps) {
  const t = useText()
  const { view, stake } = round
  const actions = view.allowed.map((action) => ({
    action,
    label: t(zhajinhuaActionWords[action]),
    added: stake * antesAdded[action] * BigInt(view.opponents.length),
    key: keyOf[action],
    main: action === 'look' || action === 'call',
  }))
  return (
    <ActionBar
      play={play}
      ready={ready}
      actions={actions}
      note={t(view.stage === 'unseen' ? words.unseen : words.seen)}
    />
  )
}
