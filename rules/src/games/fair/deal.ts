import type { Rng } from '../../base/rng.ts'

/** `count` different numbers below `size`, in the order dealt (Fisher-Yates from the front). */
export const deal = (count: number, size: number, rng: Rng): number[] => {
  // Only moved places are kept, so that six cards of 416 cost six draws and six entries.
  const moved = new Map<number, number>()
  const at = (place: number): number => moved.get(place) ?? place
  return Array.from({ length: count }, (_, place) => {
    const chosen = place + rng.below(size - place)
    const card = at(chosen)
    moved.set(chosen, at(place))
    return card
  })
}

export const shuffle = (size: number, rng: Rng): number[] => deal(size, size, rng)
