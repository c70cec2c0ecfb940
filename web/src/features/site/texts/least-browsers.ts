/**
 * The oldest browsers that the pages are built for and that help names. Older ones lack popovers and
 * `Promise.withResolvers`, which the pages use as they are.
 */
export const leastBrowsers = { chrome: '119', edge: '119', firefox: '128', safari: '17.4' } as const

export const buildTargets = [
  ...Object.entries(leastBrowsers).map(([browser, version]) => `${browser}${version}`),
  `ios${leastBrowsers.safari}`,
]
