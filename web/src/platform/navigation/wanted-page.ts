/** What has to happen before the visitor may go on. */
export type Hurdle = 'login' | 'binding'

const wanted: Record<Hurdle, string | null> = { login: null, binding: null }

/** Only paths of our own: `//host` and full addresses would lead out of the site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Where a visitor was going when login, or a bound phone and name, was asked for. */
export const rememberWantedPage = (path: string, before: Hurdle = 'login'): void => {
  wanted[before] = isOwnPath(path) ? path : null
}

/** Once: the next login (or binding) goes there, later ones do not. */
export const takeWantedPage = (before: Hurdle = 'login'): string | null => {
  const path = wanted[before]
  wanted[before] = null
  return path
}
