const zoneMs = 8 * 3_600_000

/** `2026-11-15 18:00:05` on the site's clock, GMT+8. */
export const siteTimeText = (at: number): string =>
  new Date(at + zoneMs).toISOString().slice(0, 19).replace('T', ' ')

/** `2026-11-15` on the site's clock. */
export const siteDayText = (at: number): string => siteTimeText(at).slice(0, 10)
