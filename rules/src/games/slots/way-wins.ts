import { wild } from './machines/machine.ts'
import { positionsWhere, type ReelWindow } from './reel-window.ts'
import type { Win } from './win.ts'

type Pays = Readonly<Record<string, readonly number[]>>

/** How many times a reel shows the symbol; a wild counts `wildCount` times. */
export const countOn = (symbols: readonly string[], symbol: string, wildCount: number): number => {
  let count = 0
  for (const shown of symbols) {
    if (shown === symbol) count += 1
    else if (shown === wild) count += wildCount
  }
  return count
}

/** Each way from the left through one of the symbol's places on every reel pays once. */
export const wayWins = (
  window: ReelWindow,
  pays: Pays,
  multiplier: number,
  wildCount: number,
): readonly Win[] =>
  Object.keys(pays).flatMap((symbol) => {
    const counts = window.map((symbols) => countOn(symbols, symbol, wildCount))
    const end = counts.indexOf(0)
    const count = end === -1 ? counts.length : end
    const each = pays[symbol]?.[count] ?? 0
    if (each === 0) return []
    const ways = counts.slice(0, count).reduce((product, on) => product * on, 1)
    const positions = positionsWhere(
      window,
      (shown, reel) => reel < count && (shown === symbol || shown === wild),
    )
    return [{ symbol, count, line: null, ways, positions, pay: each * ways * multiplier }]
  })
