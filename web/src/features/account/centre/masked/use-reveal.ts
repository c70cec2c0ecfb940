import { useState } from 'react'
import { revealValue, type revealable } from '@xinghe/contract/account-profile.ts'
import { useWrite } from '../../../../platform/api/use-write.ts'
import { local } from '../../../../platform/storage/local.ts'
import { coveredBy, spacedLike } from './covered-by.ts'

export type Revealable = (typeof revealable)[number]

/** A revealed value is cached for this login; a value that was changed since is fetched again. */
const kept = (field: Revealable, masked: string): string | null => {
  const entry = local.getDecrypted(field)
  return entry !== null && coveredBy(entry.d, masked) ? entry.d : null
}

/** The eye beside a masked value: the first reveal asks the server, later ones use the cache. */
export const useReveal = (field: Revealable, masked: string) => {
  const [revealed, setRevealed] = useState<string | null>(null)
  const { send, busy } = useWrite(revealValue, { toastFaults: true })

  const ask = async (): Promise<void> => {
    const outcome = await send({ field })
    if (outcome?.kind !== 'answered') return
    local.setDecrypted(field, outcome.answer)
    setRevealed(outcome.answer.d)
  }

  const shown = revealed !== null && coveredBy(revealed, masked)
  return {
    text: shown ? spacedLike(revealed, masked) : masked,
    shown,
    busy,
    toggle: (): void => {
      if (shown) return setRevealed(null)
      const known = kept(field, masked)
      if (known === null) void ask()
      else setRevealed(known)
    },
  }
}
