import { shoot } from '@xinghe/contract/games-fishing.ts'
import { openGame } from '@xinghe/contract/games-play.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepInTab } from '../../../../platform/api/request-keeper.ts'
import { useCall } from '../../../../platform/api/use-call.ts'
import { useWrite, type WriteOutcome } from '../../../../platform/api/use-write.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import type { GameProps } from '../../seat/game-props.ts'
import { isLaunchEnded } from '../../seat/launch-ended.ts'
import { isLimitReached } from '../../seat/limit-reached.ts'
import { useAskToDrop } from '../../seat/use-ask-to-drop.ts'
import type { FishingScene } from '../scene/fishing-scene.ts'
import { playCatch, playShot } from './fishing-sounds.ts'
import { canFire, takeHits, type QueuedHit } from '../hits/hit-queue.ts'
import { shownHits, type ShownHit } from '../hits/shown-hits.ts'

interface Shooting {
  /** Fires one bullet; a press while three are on their way does nothing. */
  readonly fire: (worth: Fen, level: number) => void
  /** For the scene. */
  readonly onHit: (fish: string, worth: Fen) => void
  /** The hits of the last call. */
  readonly told: readonly ShownHit[]
  readonly fault: string
  readonly limited: boolean
  readonly unanswered: boolean
  readonly askAgain: () => void
  /** Leaves them as they are, after a question. */
  readonly drop: () => void
}

interface Place {
  readonly room: string
  readonly seat: number | null
  readonly sitAgain: () => void
}

const tickMs = 100
/** After the last answer the page reads balance and session anew. */
const settleMs = 1.5 * secondMs

/** Hits are collected and told once a second; the server decides each. */
export const useShooting = (
  scene: FishingScene | null,
  { room, seat, sitAgain }: Place,
  { uid, askToPlay, holdBalance, onSettled, endReplay }: GameProps,
): Shooting => {
  const textOf = useFaultText()
  const opened = useCall(openGame, { gameCode: 'FISH' }, { enabled: uid !== null })
  const [keeper] = useState(() => keepInTab(shoot))
  const write = useWrite(shoot, { keeper })
  const [told, setTold] = useState<readonly ShownHit[]>([])
  const [fault, setFault] = useState('')
  const queue = useRef<readonly QueuedHit[]>([])
  const sending = useRef(false)
  const readyAt = useRef(0)
  const settleAt = useRef<number | null>(null)
  const openedReadyAt = opened.data?.readyAt ?? 0

  const show = (outcome: WriteOutcome<typeof shoot> | null): void => {
    if (outcome?.kind === 'answered') {
      const { answer } = outcome
      readyAt.current = answer.readyAt
      const hits = shownHits(answer)
      scene?.showOwn(hits)
      const best = Math.max(0, ...hits.filter(({ isWin }) => isWin).map(({ multiple }) => multiple))
      if (best > 0) playCatch(best)
      setFault('')
      setTold(hits)
      holdBalance(answer.balance)
    } else if (outcome?.kind === 'refused') {
      const { refused } = outcome
      // The hits that waited would be refused alike.
      queue.current = []
      setFault(textOf(refused))
      if (isLaunchEnded(refused)) askToPlay()
      if (refused.refusal === 'not-seated') sitAgain()
    }
    settleAt.current = serverNow() + settleMs
  }
  const follow = async (work: Promise<WriteOutcome<typeof shoot> | null>): Promise<void> => {
    sending.current = true
    try {
      show(await work)
    } finally {
      sending.current = false
    }
  }

  const tick = useEffectEvent(() => {
    const now = serverNow()
    if (settleAt.current !== null && now >= settleAt.current && queue.current.length === 0) {
      settleAt.current = null
      holdBalance(null)
      onSettled()
    }
    if (sending.current || queue.current.length === 0 || uid === null) return
    if (write.unanswered !== null || now < Math.max(readyAt.current, openedReadyAt)) return
    const { now: hits, later } = takeHits(queue.current)
    queue.current = later
    void follow(write.send({ uid, room, hits: [...hits] }))
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs)
    return () => clearInterval(timer)
  }, [])

  const drop = useAskToDrop(() => {
    write.giveUp()
    setFault('')
    holdBalance(null)
    onSettled()
  })

  return {
    fire: (worth, level) => {
      if (uid === null) return askToPlay()
      if (scene === null || seat === null || write.unanswered !== null) return
      if (!canFire(scene.flying(), queue.current.length)) return
      endReplay()
      scene.fire(worth, level)
      playShot(level)
    },
    onHit: (fish, worth) => {
      queue.current = [...queue.current, { fish, bullet: worth }]
    },
    told,
    fault,
    limited: fault !== '' && isLimitReached(write.last),
    unanswered: write.unanswered !== null && !write.busy,
    askAgain: () => {
      // The launch of the first try may have ended.
      if (uid === null) return askToPlay()
      if (!sending.current) void follow(write.askAgain({ uid }))
    },
    drop,
  }
}
