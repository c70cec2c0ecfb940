import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { classNames } from '@xinghe/ui/class-names.ts'
import { DropPanel } from '@xinghe/ui/DropPanel.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { emit } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { latePart } from '../../platform/network/late-part.ts'
import { chatText } from '../../features/chat/words/messages.ts'
import { useChatAddress } from '../chat/use-chat-address.ts'
import { shellText } from '../words/messages.ts'

const QrCode = latePart(() => import('@xinghe/ui/QrCode.tsx'), 'QrCode')

/** Labels show only where the page leaves room beside its columns. */
const itemStyle =
  'flex size-8 flex-col items-center justify-center gap-1 text-muted transition-colors hover:bg-brand-text/8 hover:text-brand-text wide:h-16 wide:w-[4.25rem]'
const labelStyle = 'text-12 max-wide:sr-only'

const farDownPx = 480

const useFarDown = (): boolean => {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = (): void => setFar(window.scrollY > farDownPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return far
}

/** Fixed beside the page: support, chat, feedback, the QR code for phones, and back to top. */
export function RightDock() {
  const t = useText()
  const farDown = useFarDown()
  const { open } = useChatAddress()
  const address = new URL(pathOf('appdownload'), location.origin).href
  return (
    <aside
      aria-label={t(shellText.dock)}
      className="fixed right-0 bottom-24 z-20 flex flex-col divide-y divide-line overflow-hidden rounded-l-lg border border-r-0 border-line bg-raised shadow-2 wide:right-4 wide:rounded-lg wide:border-r"
    >
      <button type="button" onClick={() => emit('support_asked')} className={itemStyle}>
        <Icon name="headset" />
        <span className={labelStyle}>{t(shellText.support)}</span>
      </button>
      <button type="button" onClick={() => open('hall')} className={itemStyle}>
        <Icon name="message" />
        <span className={labelStyle}>{t(chatText.title)}</span>
      </button>
      <Link to={pathOf('feedback')} className={itemStyle}>
        <Icon name="edit" />
        <span className={labelStyle}>{t(shellText.feedback)}</span>
      </Link>
      <DropPanel
        label={t(shellText.scanToOpen)}
        opens="hover"
        placement="top"
        panelClassName="p-3 text-center"
        renderTrigger={(props) => (
          <button type="button" {...props} className={itemStyle}>
            <Icon name="phone" />
            <span className={labelStyle}>{t(shellText.appDownload)}</span>
          </button>
        )}
      >
        <Suspense fallback={<span className="block size-36" />}>
          <QrCode text={address} label={t(shellText.scanToOpen)} className="size-36" />
        </Suspense>
        <p className="mt-2 text-12 text-muted">{t(shellText.scanToOpen)}</p>
      </DropPanel>
      <button
        type="button"
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className={classNames(itemStyle, !farDown && 'hidden')}
      >
        <Icon name="arrow-up" />
        <span className={labelStyle}>{t(shellText.backToTop)}</span>
      </button>
    </aside>
  )
}
