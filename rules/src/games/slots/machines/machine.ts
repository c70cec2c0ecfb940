/** `W` stands for every paying symbol, `S` pays anywhere and starts free spins. */
export const wild = 'W'
export const scatter = 'S'

/** What a feature pays and gives for so many scatters, in stakes and spins. */
export interface ScatterPrize {
  readonly count: number
  readonly stakes: number
  readonly freeSpins: number
}

/** Free spins turn strips of their own without a scatter, so they cannot start again. */
interface FreeSpins {
  readonly strips: readonly string[]
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number
  /** A wild counts as so many symbols of its reel. */
  readonly wildCount: number
}

export const slotCodes = ['GEM', 'KOI', 'FLY', 'DRG'] as const
export type SlotCode = (typeof slotCodes)[number]

/** A slot machine as data. A strip is read downwards from its stop, which is the top row. */
export interface Machine {
  readonly code: SlotCode
  readonly version: number
  readonly rows: number
  /** Pays count in stake/unit. */
  readonly unit: number
  /** Rows per reel of each line; null where every way from left to right pays. */
  readonly lines: readonly (readonly number[])[] | null
  /** Pay of a symbol by the count of reels, in stake/unit. */
  readonly pays: Readonly<Record<string, readonly number[]>>
  readonly strips: readonly string[]
  readonly scatterPrizes: readonly ScatterPrize[]
  readonly free: FreeSpins | null
  /** The greatest payout of a round without pools, in stake/unit. */
  readonly maxPay: number
}
