import { useRef, useState } from 'react'
import { revealValue, type revealable } from '@xinghe/contract/account-profile.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { useFaultText } from '../../../../platform/api/text-of-fault.ts'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { local } from '../../../../platform/storage/local.ts'
import { coveredBy, spacedLike } from './covered-by.ts'

export type Revealable = (typeof revealable)[number]

/** What was revealed once is kept for this login; a value that was changed since is asked for anew. */
const kept = (field: Revealable, masked: string): string | null => {
  const entry = local.getDecrypted(field)
  return entry !== null && coveredBy(entry.d, masked) ? entry.d : null
}

/** The eye beside a masked value: the first look asks the server, later ones the browser. */
export const useReveal = (field: Revealable, masked: string) => {
  const faultText = useFaultText()
  const [revealed, setRevealed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const ask = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const entry = await callApi(revealValue, { field })
      local.setDecrypted(field, entry)
      setRevealed(entry.d)
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    } finally {
      running.current = false
      setBusy(false)
    }
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
