import type { Fen } from '../base/money.ts'

/** The fee that a rail takes from the payer, in hundredths of a percent; rounded half up once. */
export const railFee = (amount: Fen, feeBps: number): Fen =>
  (amount * BigInt(feeBps) + 5_000n) / 10_000n
