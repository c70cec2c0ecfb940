import { useState } from 'react'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { useEvent, type Events } from '../../platform/bus/events.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { modeAfter, type AuthEvent, type AuthMode } from './auth-mode.ts'
import { AuthContent } from './AuthContent.tsx'
import { BrandPanel } from './BrandPanel.tsx'
import { authText } from './flow/messages.ts'

/** Opened, switched and closed by bus events only. */
export function AuthDialog() {
  const t = useText()
  const [mode, setMode] = useState<AuthMode | null>(null)
  // The closing dialog keeps its last content while it fades out.
  const [shown, setShown] = useState<AuthMode>('login')
  if (mode !== null && mode !== shown) setShown(mode)
  const [device, setDevice] = useState<Events['newDevice'] | null>(null)
  // After a changed password only its confirmation shows, until the mode changes.
  const [topHiddenIn, hideTopIn] = useState<AuthMode | null>(null)

  const turnTo = (next: AuthMode) => {
    setMode(next)
    hideTopIn(null)
  }
  const hear = (event: AuthEvent) => {
    setMode((now) => modeAfter(now, event))
    hideTopIn(null)
  }
  useEvent('login', () => hear('login'))
  useEvent('register', () => hear('register'))
  useEvent('forget_password', () => hear('forget_password'))
  useEvent('newDevice', (login) => {
    setDevice(login)
    hear('newDevice')
  })
  useEvent('password_change_success', () => hideTopIn(mode))
  useEvent('closeAuth', () => hear('closeAuth'))
  useEvent('switch_auth_way', () => hear('switch_auth_way'))

  return (
    <Dialog
      open={mode !== null}
      onClose={() => hear('closeAuth')}
      title={t(authText.dialogTitle)}
      hideTitle
      flush
      size="xl"
    >
      {/* Its own, since it lies on the drawn band on a phone; it stays in place while the form scrolls. */}
      <IconButton
        icon="close"
        label={t(authText.close)}
        size="sm"
        round
        onClick={() => hear('closeAuth')}
        className="absolute! top-3 right-3 z-1 max-desk:bg-[#0b1530]/70 max-desk:text-[#e9eef6]"
      />
      <div className="grid min-h-[43rem] desk:grid-cols-[24rem_1fr] max-desk:min-h-[88dvh] max-desk:grid-rows-[auto_1fr]">
        <BrandPanel hiddenOnPhone={topHiddenIn === shown} />
        <section className="flex flex-col px-14 py-10 max-desk:px-5 max-desk:py-5">
          <AuthContent
            mode={shown}
            device={device}
            onMode={turnTo}
            onDone={() => hear('closeAuth')}
          />
        </section>
      </div>
    </Dialog>
  )
}
