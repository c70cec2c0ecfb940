/** `0.35%` of 35 hundredths of a per cent. */
export const rateText = (bp: number): string => `${(bp / 100).toFixed(bp % 1 === 0 ? 2 : 3)}%`
