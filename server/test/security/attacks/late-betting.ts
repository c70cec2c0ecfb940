import type { Attack } from '../attack.ts'
import { betLate } from '../late-betting/bet-late.ts'

/** Sharp bettors see goals up to twenty seconds before the book does. */
export const attack: Attack = {
  item: 'late betting',
  title: 'no bet is accepted on what the feed had dated before',
  async run({ form, seed }) {
    const size =
      form === 'short'
        ? { orders: 300, matches: 6, processes: 1 }
        : { orders: 10_000, matches: 16, processes: 2 }
    const { orders, accepted, voided, silent, gaps, restarts, breaches } = await betLate({
      seed,
      ...size,
    })
    const idle = [
      ...(accepted === 0 ? ['nothing was accepted, so nothing was shown'] : []),
      ...(restarts === 0 ? ['no process was started anew'] : []),
      ...(orders < size.orders ? [`only ${orders} orders could be placed`] : []),
    ]
    const tried = `${orders} orders, ${gaps} gaps at goals, ${restarts} restarts: ${accepted} stand, ${voided} void, ${silent} refused as feed-silent`
    return { tried, breaches: [...breaches, ...idle] }
  },
}
