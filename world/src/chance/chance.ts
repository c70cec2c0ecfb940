import type { Rng } from '@xinghe/rules/base/rng.ts'

/** A number in [0, 1). */
export const unit = (rng: Rng): number => rng.below(0x1_0000_0000) / 0x1_0000_0000

export const happens = (rng: Rng, probability: number): boolean => unit(rng) < probability

/** The wait until the next event of a process with this many events per second. */
export const waitFor = (rng: Rng, rate: number): number =>
  rate <= 0 ? Number.POSITIVE_INFINITY : -Math.log(1 - unit(rng)) / rate

/** A draw from the standard normal distribution. */
export const bell = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - unit(rng))) * Math.cos(2 * Math.PI * unit(rng))

/** The items in random order. */
export const shuffled = <T>(rng: Rng, items: readonly T[]): T[] => {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}
