import type { HkPrice } from '../base/odds.ts'

/** How many targets of a member may wait at once. */
export const priceTargetsMost = 20

export const targetDirections = ['up', 'down'] as const
export type TargetDirection = (typeof targetDirections)[number]

/** Which way the price has to move; null where it is at the target already. */
export const targetDirection = (target: HkPrice, price: HkPrice): TargetDirection | null => {
  if (target === price) return null
  return target > price ? 'up' : 'down'
}

/** A price that jumped over the target has reached it too. */
export const isTargetReached = (
  { target, direction }: { readonly target: HkPrice; readonly direction: TargetDirection },
  price: HkPrice,
): boolean => (direction === 'up' ? price >= target : price <= target)
