import { isSlotCode, machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { useCallback, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { GameProps } from '../seat/game-props.ts'
import { StageHost } from '../stage/StageHost.tsx'
import { loadTheme } from './art/themes.ts'
import { slotText as words } from './words/messages.ts'
import { PoolRow } from './play/PoolRow.tsx'
import { SpinBar } from './play/SpinBar.tsx'
import { playReelStop } from './play/slot-sounds.ts'
import { useSlotPlay } from './play/use-slot-play.ts'
import { RoundPlaque } from './play/RoundPlaque.tsx'
import type { SlotScene } from './scene/slot-scene.ts'

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A slot machine: reels on the stage, everything that is read or pressed in the page. */
export function SlotGame(props: GameProps) {
  const t = useText()
  const { code } = props
  if (!isSlotCode(code)) throw new Error(`${code} is no slot machine`)
  const machine = machines[code]
  const [scene, setScene] = useState<SlotScene | null>(null)
  const play = useSlotPlay(machine, scene, props)
  const isVisitor = props.uid === null && !props.entering
  const makeScene = useCallback(async () => {
    const [{ makeSlotScene }, theme] = await Promise.all([
      import('./scene/slot-scene.ts'),
      loadTheme(code),
    ])
    const made = makeSlotScene({
      machine: machines[code],
      theme,
      still: wantsStillness(),
      onReelStop: (reel) => playReelStop(code, reel),
    })
    // Nothing is turned before it can be seen.
    void made.painted.then(() => setScene(made))
    return made
  }, [code])
  return (
    <div className="flex h-full flex-col">
      <PoolRow busy={play.busy} />
      <div className="relative min-h-0 flex-1">
        <StageHost makeScene={makeScene} className="h-full" fallback={t(words.noStage)} />
        <RoundPlaque machine={machine} told={play.told} busy={play.busy} scene={scene} />
      </div>
      <SpinBar play={play} entering={props.entering} visitor={isVisitor} drawn={scene !== null} />
    </div>
  )
}
