/**
 * What the auth dialog shows. Login, register and the two ways back to a forgotten password are the
 * specification's modes 1–4; the check of a new device stands beside them.
 */
export const authModes = [
  'login',
  'register',
  'forgot-by-phone',
  'forgot-by-email',
  'new-device',
] as const
export type AuthMode = (typeof authModes)[number]

/** The bus events that reach the dialog. */
export const openingEvents = ['login', 'register', 'forget_password', 'newDevice'] as const
export type OpeningEvent = (typeof openingEvents)[number]
export type AuthEvent = OpeningEvent | 'closeAuth' | 'switch_auth_way'

const opens: Record<OpeningEvent, AuthMode> = {
  login: 'login',
  register: 'register',
  forget_password: 'forgot-by-phone',
  newDevice: 'new-device',
}

/** Null while the dialog is closed. Switching turns login and register into each other, all else into login. */
export const modeAfter = (mode: AuthMode | null, event: AuthEvent): AuthMode | null => {
  if (event === 'closeAuth') return null
  if (event !== 'switch_auth_way') return opens[event]
  if (mode === null) return null
  return mode === 'login' ? 'register' : 'login'
}
