/** The step that is required before the wanted page. */
export type Hurdle = 'login' | 'binding'

const wanted: Record<Hurdle, string | null> = { login: null, binding: null }

/** Only paths of our own: `//host`, `/<tab>/host` and full addresses would lead out of the site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\\s])/.test(path)

/** The page that was wanted before a login, or before the binding of phone and name. */
export const rememberWantedPage = (path: string, before: Hurdle = 'login'): void => {
  wanted[before] = isOwnPath(path) ? path : null
}

/** Removed when read: only the next login (or binding) goes there. */
export const takeWantedPage = (before: Hurdle = 'login'): string | null => {
  const path = wanted[before]
  wanted[before] = null
  return path
}
