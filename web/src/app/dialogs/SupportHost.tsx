import { Suspense, useState } from 'react'
import { supportLink } from '@xinghe/contract/site.ts'
import { callApi } from '../../platform/api/client.ts'
import { useFaultText } from '../../platform/transport/text-of-fault.ts'
import { useEvent } from '../../platform/bus/events.ts'
import { showLoading, showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { isOwnPath } from '../../platform/navigation/wanted-page.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { shellText } from '../words/messages.ts'

const SupportDialog = latePart(() => import('./SupportDialog.tsx'), 'SupportDialog')

const isSafe = (url: string): boolean => /^https?:\/\//.test(url) || isOwnPath(url)

/** Anyone may ask for customer service; one question runs at a time. */
export function SupportHost() {
  const t = useText()
  const faultText = useFaultText()
  const [url, setUrl] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)

  const ask = async (): Promise<void> => {
    if (asking || url !== null) return
    setAsking(true)
    const close = showLoading({ msg: t(shellText.supportLoading) })
    try {
      const link = await callApi(supportLink, {})
      if (isSafe(link.url)) setUrl(link.url)
      else showToast(t(shellText.supportFault), { tone: 'warning' })
    } catch (fault) {
      showToast(faultText(fault), { tone: 'error' })
    } finally {
      close()
      setAsking(false)
    }
  }
  useEvent('support_asked', () => void ask())

  if (url === null) return null
  return (
    <Suspense fallback={null}>
      <SupportDialog url={url} onClose={() => setUrl(null)} />
    </Suspense>
  )
}
