/** Hundredths of a percent as `0.5` or `1.25`. */
export const percentText = (bps: number): string => String(bps / 100)
