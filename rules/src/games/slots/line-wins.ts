import { wild } from './machines/machine.ts'
import type { ReelWindow } from './reel-window.ts'
import type { Win } from './win.ts'

type Pays = Readonly<Record<string, readonly number[]>>

export interface LinePay {
  readonly symbol: string
  readonly count: number
  readonly pay: number
}

const runOf = (symbols: readonly string[], symbol: string): number => {
  const end = symbols.findIndex((shown) => shown !== symbol && shown !== wild)
  return end === -1 ? symbols.length : end
}

/** The best pay of the symbols along a line; a line pays once, from the left. */
export const linePay = (symbols: readonly string[], pays: Pays): LinePay => {
  let best: LinePay = { symbol: '', count: 0, pay: 0 }
  // Wilds in front can count for themselves or for the first other symbol.
  const first = symbols.find((symbol) => symbol !== wild)
  for (const symbol of first === undefined ? [wild] : [wild, first]) {
    const count = runOf(symbols, symbol)
    const pay = pays[symbol]?.[count] ?? 0
    if (pay > best.pay) best = { symbol, count, pay }
  }
  return best
}

export const lineWins = (
  window: ReelWindow,
  lines: readonly (readonly number[])[],
  pays: Pays,
  multiplier: number,
): readonly Win[] =>
  lines.flatMap((rows, line) => {
    const best = linePay(
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
      pays,
    )
    if (best.pay === 0) return []
    const positions = rows.slice(0, best.count).map((row, reel) => ({ reel, row }))
    return [{ ...best, line, ways: 1, positions, pay: best.pay * multiplier }]
  })
