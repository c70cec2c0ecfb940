import type { Instant } from '@xinghe/rules/base/instant.ts'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../platform/site/clock.ts'

/** Renders again when the server's clock has come to an instant, also where it was corrected meanwhile. */
export const useRenderAt = (at: Instant | null): void => {
  const [, setTurn] = useState(0)
  useEffect(() => {
    if (at === null) return undefined
    const wait = () => setTimeout(check, Math.max(0, at - serverNow()) + 5)
    let timer = wait()
    function check(): void {
      if (at !== null && serverNow() < at) timer = wait()
      else setTurn((turn) => turn + 1)
    }
    return () => clearTimeout(timer)
  }, [at])
}
