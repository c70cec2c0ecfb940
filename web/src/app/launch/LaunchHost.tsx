import { useRef, useState, type ComponentType } from 'react'
import { gameWindowFor, type GameWindow } from '../../features/lobby/launch/game-window.ts'
import { useEvent, type Events } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { isLoggedIn, useSession } from '../../platform/session/session.ts'
import { faultText } from '../messages.ts'

type Wanted = Events['launch_asked']

/** Hears who wants into a venue; everything else of it is fetched then. */
export function LaunchHost() {
  const t = useText()
  const { userId } = useSession()
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null)
  const fetching = useRef(false)
  /** A visitor's, who goes on after the login unless they have left the page meanwhile. */
  const wish = useRef<{ wanted: Wanted; page: string } | null>(null)

  const start = async (wanted: Wanted, gameWindow: GameWindow): Promise<void> => {
    if (fetching.current) return gameWindow.close()
    fetching.current = true
    try {
      const [{ VenueDialogs }, { beginLaunch }] = await Promise.all([
        import('./VenueDialogs.tsx'),
        import('../../features/lobby/launch/begin-launch.ts'),
      ])
      setDialogs(() => VenueDialogs)
      await beginLaunch(wanted, gameWindow)
    } catch {
      gameWindow.close()
      showToast(t(faultText.partFault), { tone: 'error' })
    } finally {
      fetching.current = false
    }
  }

  const enter = (wanted: Wanted): void => void start(wanted, gameWindowFor(wanted.enName))

  useEvent('launch_asked', (wanted) => {
    if (isLoggedIn({ prompt: true })) return enter(wanted)
    wish.current = { wanted, page: location.pathname }
  })
  useEvent('login_success', () => {
    const made = wish.current
    wish.current = null
    if (made?.page === location.pathname) enter(made.wanted)
  })
  // Another member finds nothing of what this one left unanswered.
  return Dialogs === null ? null : <Dialogs key={userId} />
}
