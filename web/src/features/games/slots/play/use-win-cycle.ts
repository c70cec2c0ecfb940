import type { Spin } from '@xinghe/rules/games/slots/spin.ts'
import { useEffect, useState } from 'react'
import type { SlotScene } from '../scene/slot-scene.ts'

const firstMs = 1400
const eachMs = 1500

/** After a round its wins are shown one by one, until the next press; null shows them together. */
export const useWinCycle = (
  scene: SlotScene | null,
  spin: Spin | null,
  resting: boolean,
): number | null => {
  const [shown, setShown] = useState<{ spin: Spin; win: number } | null>(null)
  useEffect(() => {
    const count = spin?.wins.length ?? 0
    if (scene === null || spin === null || !resting || count === 0) return undefined
    let next = 0
    const step = (): void => {
      scene.showWins(spin, next)
      setShown({ spin, win: next })
      next = (next + 1) % count
      timer = setTimeout(step, eachMs)
    }
    let timer = setTimeout(step, firstMs)
    return () => clearTimeout(timer)
  }, [scene, spin, resting])
  return resting && shown?.spin === spin ? shown.win : null
}
