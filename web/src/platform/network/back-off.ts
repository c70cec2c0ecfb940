export const reconnectMinMs = 1_000
export const reconnectMaxMs = 30_000

/** Doubles with each failure; the jitter keeps a thousand tabs from coming back in one moment. */
export const reconnectDelayMs = (failures: number, random: number): number => {
  const full = Math.min(reconnectMaxMs, reconnectMinMs * 2 ** failures)
  return Math.round(full * (0.5 + random / 2))
}
