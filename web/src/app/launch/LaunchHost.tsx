import { useRef, useState, type ComponentType } from 'react'
import { gameWindowFor, type GameWindow } from '../../features/lobby/launch/game-window.ts'
import { useEvent, type Events } from '../../platform/bus/events.ts'
import { showToast } from '../../platform/feedback/dialogs.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { isLoggedIn, useSession } from '../../platform/session/session.ts'
import { faultText } from '../words/messages.ts'

type Wanted = Events['launch_asked']

/** Listens for launches of a venue; the code of the launch is loaded with the first one. */
export function LaunchHost() {
  const t = useText()
  const { userId } = useSession()
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null)
  const fetching = useRef(false)
  /** The launch of a visitor: continued after the login, unless the visitor has left the page. */
  const pendingLaunch = useRef<{ wanted: Wanted; page: string } | null>(null)

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
    pendingLaunch.current = { wanted, page: location.pathname }
  })
  useEvent('login_success', () => {
    const made = pendingLaunch.current
    pendingLaunch.current = null
    if (made?.page === location.pathname) enter(made.wanted)
  })
  // Remounted for another member, who must not see this member's unanswered requests.
  return Dialogs === null ? null : <Dialogs key={userId} />
}
