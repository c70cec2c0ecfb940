const perMember = 5
const perAddress = 20

export interface SocketCounts {
  /** Counts a new socket of an address; false where it has too many. */
  add(address: string): boolean
  remove(address: string): void
  memberMayHave(sockets: number): boolean
}

/** Of this process. `factor` raises the limit of an address for load tests, as it raises rate limits. */
export const openSocketCounts = (factor: number): SocketCounts => {
  const most = Math.max(1, Math.round(perAddress * factor))
  const addresses = new Map<string, number>()
  return {
    add(address) {
      const count = addresses.get(address) ?? 0
      if (count >= most) return false
      addresses.set(address, count + 1)
      return true
    },
    remove(address) {
      const count = addresses.get(address) ?? 0
      if (count <= 1) addresses.delete(address)
      else addresses.set(address, count - 1)
    },
    memberMayHave: (sockets) => sockets <= perMember,
  }
}
