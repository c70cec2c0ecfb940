import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../platform/site/clock.ts'
import { countdownTo, phaseOf, type Phase } from './phase.ts'

/** The phase by the server's clock; it changes by itself when a countdown ends. */
export const usePhase = (round: TableTopic['round']): Phase => {
  const [, setTurn] = useState(0)
  const phase = phaseOf(round, serverNow())
  const until = countdownTo(round, phase)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(
      () => setTurn((turn) => turn + 1),
      Math.max(0, until - serverNow()) + 5,
    )
    return () => clearTimeout(timer)
  }, [until])
  return phase
}
