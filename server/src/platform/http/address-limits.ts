import type { CountedLimit } from './counted-limit.ts'
import { keyCounts, type KeyCounts } from './key-counts.ts'
import { callerOf, wideNetworkOf } from './rate-limits.ts'

/** Anybody gets an IPv6 network of 48 bits for nothing, which has 65,536 networks of 64 bits: so many callers. */
const wideTimes = 8

/** A limit per caller, which the callers of one wide network share eight times. `limitOf` makes it for so many. */
export const addressLimit = (limitOf: (times: number) => CountedLimit): CountedLimit => {
  const [isCallerWithin, isNetworkWithin] = [limitOf(1), limitOf(wideTimes)]
  return (address) => {
    if (!isCallerWithin(callerOf(address))) return false
    const network = wideNetworkOf(address)
    return network === null || isNetworkWithin(network)
  }
}

/** Counts open connections or sockets under the same two limits. */
export const addressCounts = (most: number): KeyCounts => {
  const [callers, networks] = [keyCounts(most), keyCounts(most * wideTimes)]
  return {
    add(address) {
      const [caller, network] = [callerOf(address), wideNetworkOf(address)]
      if (!callers.add(caller)) return false
      if (network === null || networks.add(network)) return true
      callers.remove(caller)
      return false
    },
    remove(address) {
      const network = wideNetworkOf(address)
      callers.remove(callerOf(address))
      if (network !== null) networks.remove(network)
    },
  }
}
