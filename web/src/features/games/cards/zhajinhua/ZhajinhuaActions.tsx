import type { ZhajinhuaAction, ZhajinhuaChoice } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText, zhajinhuaActionWords, zhajinhuaText as words } from '../words/messages.ts'
import type { CardPlay, CardRound } from '../play/card-play.ts'
import { ActionBar, type ActionButton } from '../table/ActionBar.tsx'
import { useKeys } from '../table/use-keys.ts'

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
  const buttons = view.allowed.map((action): ActionButton<ZhajinhuaAction> => {
    const added: Fen = stake * antesAdded[action] * BigInt(view.opponents.length)
    const short = play.stakeable !== null && play.stakeable < added
    return {
      action,
      label: t(zhajinhuaActionWords[action]),
      added: added > 0n ? `+${fenToCny(added)}` : '',
      key: keyOf[action],
      main: action === 'look' || action === 'call',
      ...(short ? { stopped: t(tableText.shortAct) } : {}),
    }
  })
  const busy = play.busy || !ready || play.closed !== ''
  const usable = busy ? [] : buttons.filter(({ stopped }) => stopped === undefined)
  useKeys(Object.fromEntries(usable.map(({ key, action }) => [key, () => play.act(action)])))
  return (
    <ActionBar
      label={t(tableText.actions)}
      buttons={buttons}
      busy={busy}
      onAct={play.act}
      note={t(view.stage === 'unseen' ? words.unseen : words.seen)}
    />
  )
}
