import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { emit, useEvent, type EventName } from '../platform/bus/events.ts'
import { showToast } from '../platform/feedback/dialogs.ts'
import { useText } from '../platform/i18n/use-text.ts'
import { takeWantedPage } from '../platform/navigation/wanted-page.ts'
import { faultText } from './messages.ts'

type Repeat = () => void
type Loaded = { Dialog: ComponentType; Terms: ComponentType; repeat: Repeat }

/** After the dialog next to it: its listeners are there, so the waiting event is told again. */
function Told({ repeat }: { repeat: Repeat }) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    repeat()
  }, [repeat])
  return null
}

/**
 * Fetches the login and registration dialog, and the terms it shows, when it is first asked for;
 * from then on it listens itself.
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
        import('../features/account/AuthDialog.tsx'),
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
      <Told repeat={loaded.repeat} />
    </>
  )
}
