import { Suspense, useRef, useState } from 'react'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useEvent } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { faultText } from '../words/messages.ts'
import type { Support } from './support/ask-support.ts'

const SupportView = latePart(() => import('./support/SupportView.tsx'), 'SupportView')

/** Anyone may ask for customer service; one question runs at a time. */
export function SupportHost() {
  const t = useText()
  const [support, setSupport] = useState<Support | null>(null)
  const asking = useRef(false)

  const ask = async (): Promise<void> => {
    if (asking.current || support !== null) return
    asking.current = true
    const asked = import('./support/ask-support.ts').then(
      ({ askSupport }) => askSupport(),
      () => showToast(t(faultText.partFault), { tone: 'error' }),
    )
    setSupport((await asked) ?? null)
    asking.current = false
  }
  useEvent('support_asked', () => void ask())

  if (support === null) return null
  return (
    <Suspense fallback={null}>
      <SupportView support={support} onClose={() => setSupport(null)} />
    </Suspense>
  )
}
