/** Symbols in sight, by reel and then by row from the top. */
export type ReelWindow = readonly (readonly string[])[]

export const visible = (strip: string, stop: number, rows: number): readonly string[] => {
  const symbols: string[] = []
  for (let row = 0; row < rows; row += 1) symbols.push(strip[(stop + row) % strip.length] ?? '')
  return symbols
}

export const windowAt = (
  strips: readonly string[],
  stops: readonly number[],
  rows: number,
): ReelWindow => strips.map((strip, reel) => visible(strip, stops[reel] ?? 0, rows))

export interface Position {
  readonly reel: number
  readonly row: number
}

export const positionsWhere = (
  window: ReelWindow,
  matches: (symbol: string, reel: number) => boolean,
): readonly Position[] =>
  window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (matches(symbol, reel) ? [{ reel, row }] : [])),
  )
