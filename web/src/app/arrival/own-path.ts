/** The inner path of /redirect/:path; only our own paths, and never itself. */
export const ownPath = (path: string | undefined): string | null => {
  if (path === undefined || path === '') return null
  const inner = path.startsWith('/') ? path : `/${path}`
  const base = 'http://own.invalid'
  try {
    const url = new URL(inner, base)
    if (url.origin !== base || /^\/redirect(\/|$)/i.test(url.pathname)) return null
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return null
  }
}
