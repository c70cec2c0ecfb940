import { weightOf } from '@xinghe/rules/promotions/draw-gift.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { randomId } from '../../../platform/device/random-id.ts'
import { useMedia } from '../../../platform/device/use-media.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { holdBalance } from '../../../platform/member/member-live.ts'
import { refreshBalance, refreshMine, type ActivityOf, type Mine } from '../frame/use-activity.ts'
import { usePress } from '../frame/use-press.ts'
import { drawGiftText as words } from './messages.ts'
import { turnsTo } from './slices.ts'

type Draws = NonNullable<Mine['draws']>

const turnsOfADraw = 5
const longestTurnMs = 4_500
const noAnswer = { award: null, proof: undefined } as const

/** Draws, turns the wheel to the drawn value, and only then tells the prize and the balance. */
export const useWheel = ({ kind, id, terms }: ActivityOf<'drawGift'>, draws: Draws | null) => {
  const t = useText()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const pressing = usePress(kind, id, { balanceWaits: true })
  const [turns, setTurns] = useState(0)
  /** What was won, in words, while the wheel turns to it. */
  const [coming, setComing] = useState<string | null>(null)
  /** As they were before the press, so that nothing tells the prize before the wheel does. */
  const [before, setBefore] = useState<Draws | null>(null)
  const release = useRef<() => void>(() => undefined)
  useEffect(() => () => release.current(), [])

  const tell = (amount: string): void => {
    setComing(null)
    setBefore(null)
    release.current()
    showToast(t(words.won, { amount }), { tone: 'success' })
    void refreshMine(kind, id)
    void refreshBalance()
  }
  const stop = useEffectEvent(() => {
    if (coming !== null) tell(coming)
  })
  useEffect(() => {
    if (coming === null) return undefined
    // Where the end of the turn is not told, for instance in a tab behind.
    const timer = setTimeout(() => stop(), longestTurnMs)
    return () => clearTimeout(timer)
  }, [coming])
  const draw = async (): Promise<void> => {
    if (draws === null) return
    const { commit } = draws
    setBefore(draws)
    release.current = holdBalance()
    // Made after the commitment was shown, so that the house cannot know it before.
    const clientSeed = randomId().replaceAll('-', '')
    const outcome = await pressing.send({ kind, id, action: 'draw', commit, clientSeed })
    const { award, proof } = outcome?.kind === 'answered' ? outcome.answer : noAnswer
    if (award === null || proof === undefined) {
      setBefore(null)
      release.current()
      // Another page may have drawn with this commitment.
      void refreshMine(kind, id)
      return
    }
    const amount = fenToCny(award.amount)
    setTurns((turned) =>
      turnsTo(proof.value, weightOf(terms.prizes), Math.ceil(turned) + turnsOfADraw),
    )
    if (isStill) tell(amount)
    else setComing(amount)
  }
  return {
    draws: before ?? draws,
    turns,
    isTurning: coming !== null,
    busy: pressing.busy || coming !== null,
    fault: pressing.fault,
    draw,
    onStop: () => {
      if (coming !== null) tell(coming)
    },
  }
}
