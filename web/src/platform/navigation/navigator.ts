type Navigate = (path: string) => void

let navigate: Navigate | null = null

/** Registers the router's navigation once it is mounted. Returns the unregister function. */
export const installNavigator = (routerNavigate: Navigate): (() => void) => {
  navigate = routerNavigate
  return () => {
    if (navigate === routerNavigate) navigate = null
  }
}

/** For code without hooks (an expired session, a dialog's button). */
export const goOutsideReact = (path: string): void => {
  if (navigate !== null) return navigate(path)
  // Before the router is mounted its history listens to this event alone.
  if (typeof history === 'undefined') return
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
