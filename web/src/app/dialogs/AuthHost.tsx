import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { emit, useEvent, type EventName } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { takeWantedPage } from '../../platform/navigation/wanted-page.ts'
import { faultText } from '../words/messages.ts'

type Repeat = () => void
type Loaded = { Dialog: ComponentType; Terms: ComponentType; repeat: Repeat }

/** Rendered after the dialog: its listeners exist now, so the pending event is emitted again. */
function EmitAgain({ repeat }: { repeat: Repeat }) {
  const emitted = useRef(false)
  useEffect(() => {
    if (emitted.current) return
    emitted.current = true
    repeat()
  }, [repeat])
  return null
}

/**
 * Loads the login and registration dialog, and its terms, at the first event that opens it;
 * from then on the dialog listens itself.
 */
export function AuthHost() {
  const t = useText()
  const navigate = useNavigate()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const loading = useRef(false)

  const need = async (repeat: Repeat): Promise<void> => {
    if (loaded !== null || loading.current) return
    loading.current = true
    try {
      const [{ AuthDialog }, { TermsHost }] = await Promise.all([
        import('../../features/account/AuthDialog.tsx'),
        import('./TermsHost.tsx'),
      ])
      setLoaded({ Dialog: AuthDialog, Terms: TermsHost, repeat })
    } catch {
      showToast(t(faultText.partFault), { tone: 'error' })
    } finally {
      loading.current = false
    }
  }
  const needFor = (name: Extract<EventName, 'login' | 'register' | 'forget_password'>) =>
    void need(() => emit(name))

  useEvent('login', () => needFor('login'))
  useEvent('register', () => needFor('register'))
  useEvent('forget_password', () => needFor('forget_password'))
  useEvent('newDevice', (device) => void need(() => emit('newDevice', device)))
  useEvent('login_success', () => {
    const wanted = takeWantedPage()
    if (wanted !== null) void navigate(wanted)
    import('./show-pop-ups.ts').then(
      ({ showPopUps }) => showPopUps(),
      () => undefined,
    )
  })

  if (loaded === null) return null
  return (
    <>
      <loaded.Dialog />
      <loaded.Terms />
      <EmitAgain repeat={loaded.repeat} />
    </>
  )
}
