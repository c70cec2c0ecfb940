import type { ToldShot } from '@xinghe/contract/games-fishing.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { cannons } from '@xinghe/rules/games/fishing/cannon.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { usePreInfo } from '../../../platform/site/pre-info.ts'
import type { GameProps } from '../seat/game-props.ts'
import { StageHost } from '../stage/StageHost.tsx'
import { BossClock } from './play/BossClock.tsx'
import { CannonBar } from './play/CannonBar.tsx'
import { CatchLine } from './play/CatchLine.tsx'
import { ReplayedShots } from './play/ReplayedShots.tsx'
import { SeatPlates } from './play/SeatPlates.tsx'
import { useControls } from './play/use-controls.ts'
import { useShooting } from './play/use-shooting.ts'
import { shownSeats } from './room/shown-seats.ts'
import { useRoom } from './room/use-room.ts'
import type { FishingScene } from './scene/fishing-scene.ts'
import { fishingText as words } from './words/messages.ts'
import './fishing.css'

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const firstBullet = (level: number): Fen => cannons[level]?.[0] ?? 10n

/** A shared sea on the stage; everything that is read or pressed in the page. */
export function FishingGame(props: GameProps) {
  const t = useText()
  const [scene, setScene] = useState<FishingScene | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  const [worth, setWorth] = useState(() => firstBullet(0))
  // The room may be told before the sea is drawn.
  const caught = useRef<readonly string[]>([])
  const onCaught = (fish: readonly string[]): void => {
    caught.current = fish
    scene?.remove(fish)
  }
  const onShot = (shot: ToldShot): void => scene?.showOther(shot)
  const room = useRoom(props.uid, { onCaught, onShot })
  const shooting = useShooting(scene, room, props)
  const textOf = useFaultText()
  const seatFault = room.fault === null ? '' : textOf(room.fault)
  // The scene is made once; it calls what the page is at that moment.
  const onHit = useRef(shooting.onHit)
  useEffect(() => {
    onHit.current = shooting.onHit
  })
  const { sea, seat } = room
  const isDemo = usePreInfo()?.mode === 'demo'
  const seats = useMemo(() => shownSeats(sea, room.seats, isDemo), [sea, room.seats, isDemo])
  useEffect(() => {
    scene?.setRoom({ sea, mine: seat, seats })
  }, [scene, sea, seat, seats])
  useEffect(() => scene?.remove(caught.current), [scene])
  useEffect(() => scene?.setLevel(level), [scene, level])

  const choose = (next: number): void => {
    setLevel(next)
    setWorth(firstBullet(next))
  }
  const fire = (): void => shooting.fire(worth, level)
  useControls(area, scene, { fire, choose })

  const makeScene = useCallback(async () => {
    const { makeFishingScene } = await import('./scene/fishing-scene.ts')
    const made = makeFishingScene({
      still: wantsStillness(),
      now: serverNow,
      onHit: (fish, bullet) => onHit.current(fish, bullet),
    })
    void made.painted.then(() => setScene(made))
    return made
  }, [])
  const isVisitor = props.uid === null && !props.entering
  const isReady = scene !== null && seat !== null
  const label = isVisitor
    ? words.play
    : props.entering
      ? words.entering
      : isReady
        ? words.fire
        : words.seating
  return (
    <div className="fishing-game flex h-full flex-col">
      <div ref={area} className="relative min-h-0 flex-1 cursor-crosshair touch-none select-none">
        <StageHost makeScene={makeScene} className="h-full" fallback={t(words.noStage)} />
        <BossClock room={room.room} />
        <SeatPlates mine={seat} seats={seats} worth={worth} />
        <CatchLine hits={shooting.told} />
        {props.replay !== null && <ReplayedShots round={props.replay.round} />}
      </div>
      <CannonBar
        level={level}
        worth={worth}
        onLevel={choose}
        onWorth={setWorth}
        fireLabel={t(label)}
        onFire={fire}
        disabled={!isVisitor && !isReady}
        fault={shooting.fault === '' ? seatFault : shooting.fault}
        limited={shooting.limited}
        unanswered={shooting.unanswered}
        onAskAgain={shooting.askAgain}
        onDrop={shooting.drop}
      />
    </div>
  )
}
