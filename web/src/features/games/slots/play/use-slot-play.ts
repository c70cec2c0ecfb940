import { openGame, spin as spinCall, type SoloRoundView } from '@xinghe/contract/games-play.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import { tellRound } from '@xinghe/rules/games/slots/round.ts'
import { baseSpin, type Spin } from '@xinghe/rules/games/slots/spin.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type WriteOutcome } from '../../../../platform/api/use-write.ts'
import { nextTask } from '../../../../platform/device/next-task.ts'
import { pause } from '../../../../platform/transport/pause.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import type { GameProps } from '../../seat/game-props.ts'
import { isLaunchEnded } from '../../seat/launch-ended.ts'
import { isLimitReached } from '../../seat/limit-reached.ts'
import { useAskToDrop } from '../../seat/use-ask-to-drop.ts'
import { basePace } from '../scene/landing-times.ts'
import { openingStops } from '../scene/opening-stops.ts'
import type { SlotScene } from '../scene/slot-scene.ts'
import { readDraws } from './read-draws.ts'
import { showRound } from './show-round.ts'
import { playFeature, playWin } from './slot-sounds.ts'
import { sparksFor, winSize } from './win-size.ts'

/** What stands beside the reels. */
export interface Told {
  readonly spin: Spin | null
  readonly stake: Fen
  /** Won so far in this round; final once `over`. */
  readonly total: Fen
  readonly pools: readonly { readonly code: string; readonly amount: Fen }[]
  readonly free: { readonly at: number; readonly count: number } | null
  readonly over: boolean
  /** A round of another machine, whose answer was asked for here. */
  readonly elsewhere: { readonly gameCode: string; readonly payout: Fen } | null
}

const nothing: Told = {
  spin: null,
  stake: 0n,
  total: 0n,
  pools: [],
  free: null,
  over: false,
  elsewhere: null,
}

interface SlotPlay {
  readonly busy: boolean
  readonly told: Told
  readonly fault: string
  /** A limit of the member stopped the last press. */
  readonly limited: boolean
  readonly readyAt: Instant | null
  readonly stakes: readonly Fen[] | null
  /** A spin was sent and not answered, perhaps before a reload. */
  readonly unanswered: boolean
  readonly spin: (stake: Fen) => void
  readonly askAgain: () => void
  /** Leaves it as it is, after a question. */
  readonly drop: () => void
}

type Outcome = WriteOutcome<typeof spinCall> | null

/** One spin at a time: press, answer, show. The server has decided before the first reel brakes. */
export const useSlotPlay = (
  machine: Machine,
  scene: SlotScene | null,
  { uid, balance, askToPlay, holdBalance, onSettled, replay, endReplay }: GameProps,
): SlotPlay => {
  const textOf = useFaultText()
  const opened = useCall(openGame, { gameCode: machine.code }, { enabled: uid !== null })
  const [keeper] = useState(() => keepInTab(spinCall))
  const write = useWrite(spinCall, { keeper })
  const [showing, setShowing] = useState(false)
  const [told, setTold] = useState(nothing)
  const [fault, setFault] = useState('')
  const [readyAt, setReadyAt] = useState<Instant | null>(null)
  // A second press comes before the first one is rendered.
  const running = useRef(false)
  const watching = useRef(true)
  useEffect(() => {
    watching.current = true
    return () => {
      watching.current = false
    }
  }, [])

  const showOn = async (stage: SlotScene, round: SoloRoundView): Promise<void> => {
    const draws = readDraws(round.view)
    if (draws === null) throw new Error(`${round.roundId} cannot be shown`)
    const { stake, pools, payout } = round
    setTold({ ...nothing, stake })
    await showRound(
      stage,
      {
        machine,
        round: tellRound(machine, draws),
        stake,
        wait: pause,
        watched: () => watching.current,
      },
      {
        onSpinShown: (spin, total) => setTold((before) => ({ ...before, spin, total })),
        onFeature: (count) => {
          playFeature(machine.code)
          setTold((before) => ({ ...before, free: { at: 0, count } }))
        },
        onFreeSpin: (at, count) => setTold((before) => ({ ...before, free: { at, count } })),
      },
    )
    if (!watching.current) return
    const size = winSize(payout ?? 0n, stake)
    stage.celebrate(sparksFor[size])
    playWin(machine.code, size)
    setTold(({ spin }) => ({ ...nothing, spin, stake, pools, total: payout ?? 0n, over: true }))
  }

  const rest = (stage: SlotScene): Promise<void> =>
    stage.land(told.spin ?? baseSpin(machine, openingStops(machine)), basePace)

  const follow = async (stage: SlotScene, send: () => Promise<Outcome>): Promise<void> => {
    running.current = true
    setFault('')
    setTold(nothing)
    setShowing(true)
    try {
      stage.turn()
      // The press shows before the request is made: on a slow phone both together would be felt.
      await nextTask()
      const outcome = await send()
      if (outcome?.kind === 'answered') {
        const { readyAt: next, round } = outcome.answer
        setReadyAt(next)
        if (round.gameCode === machine.code) return await showOn(stage, round)
        await rest(stage)
        const { gameCode, payout } = round
        return setTold({ ...nothing, elsewhere: { gameCode, payout: payout ?? 0n } })
      }
      await rest(stage)
      if (outcome?.kind !== 'refused') return
      setFault(textOf(outcome.refused))
      if (isLaunchEnded(outcome.refused)) askToPlay()
    } finally {
      running.current = false
      setShowing(false)
      holdBalance(null)
      onSettled()
    }
  }

  const showAgain = async (stage: SlotScene, round: SoloRoundView): Promise<void> => {
    running.current = true
    setTold(nothing)
    setShowing(true)
    try {
      stage.turn()
      await showOn(stage, round)
    } finally {
      running.current = false
      setShowing(false)
    }
  }
  const beginReplay = useEffectEvent((round: SoloRoundView) => {
    if (scene === null) return
    // The reels turn for a spin of the member: that comes first.
    if (running.current) endReplay()
    else void showAgain(scene, round)
  })
  useEffect(() => {
    if (replay !== null) beginReplay(replay.round)
  }, [replay])

  const spin = (stake: Fen): void => {
    if (uid === null) return askToPlay()
    if (scene === null || running.current || write.unanswered !== null) return
    endReplay()
    // The server fills a short wallet from the centre.
    if (balance !== null) holdBalance(balance > stake ? balance - stake : 0n)
    void follow(scene, () => write.send({ uid, gameCode: machine.code, stake }))
  }
  const askAgain = (): void => {
    // The launch of the first try may have ended.
    if (uid === null) return askToPlay()
    if (scene !== null && !running.current) void follow(scene, () => write.askAgain({ uid }))
  }
  const drop = useAskToDrop(() => {
    write.giveUp()
    setFault('')
    onSettled()
  })

  return {
    busy: showing || write.busy,
    told,
    fault,
    limited: fault !== '' && isLimitReached(write.last),
    readyAt: readyAt ?? opened.data?.readyAt ?? null,
    stakes: opened.data?.stakes ?? null,
    unanswered: write.unanswered !== null && !write.busy,
    spin,
    askAgain,
    drop,
  }
}
