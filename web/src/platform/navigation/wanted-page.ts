let wanted: string | null = null

/** Only paths of our own: `//host` and full addresses would lead out of the site. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Where a visitor was going when login was asked for. */
export const rememberWantedPage = (path: string): void => {
  wanted = isOwnPath(path) ? path : null
}

/** Once: the next login goes there, later ones do not. */
export const takeWantedPage = (): string | null => {
  const path = wanted
  wanted = null
  return path
}
