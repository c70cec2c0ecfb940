import { create } from 'zustand'
import { emit } from '../bus/events.ts'
import { local, onStorageChange } from '../storage/local.ts'

export interface Session {
  readonly token: string
  readonly userId: string
}

const nobody: Session = { token: '', userId: '' }

const stored = (): Session => {
  const token = local.get('token') ?? ''
  return token === '' ? nobody : { token, userId: local.get('userId') ?? '' }
}

const useStore = create<Session>(() => stored())

/** A member is logged in while a token exists; every tab agrees through local storage. */
export const session = {
  get: (): Session => useStore.getState(),
  start: ({ token, userId }: Session): void => {
    // The id goes first: another tab reads both as soon as it hears of the token.
    local.set('userId', userId)
    local.set('token', token)
    useStore.setState({ token, userId }, true)
  },
  /** Forgets the member on this device; the server is told by the logout call. */
  end: (): void => {
    local.clearDecrypted()
    local.remove('jwtToken')
    local.remove('userId')
    local.remove('token')
    useStore.setState(nobody, true)
  },
  onChange: (listener: (now: Session, before: Session) => void): (() => void) =>
    useStore.subscribe((now, before) => {
      if (now.token !== before.token) listener(now, before)
    }),
}

onStorageChange('token', () => {
  const now = stored()
  if (now.token === session.get().token) return
  useStore.setState(now, true)
  if (now.token === '') emit('left_elsewhere')
})

export const useSession = (): Session => useStore()

/** With `prompt`, a visitor is asked to log in first. */
export const isLoggedIn = ({ prompt = false }: { prompt?: boolean } = {}): boolean => {
  const loggedIn = session.get().token !== ''
  if (!loggedIn && prompt) emit('show_login_tips')
  return loggedIn
}
