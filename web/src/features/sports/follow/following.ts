import { secondMs } from '@xinghe/rules/base/instant.ts'

/** A slip that is changed, or a tab that is turned to and fro, leaves and joins at once: topics outlive that. */
const lingerMs = 10 * secondMs

interface Followed {
  readers: number
  leave: () => void
  leaving: ReturnType<typeof setTimeout> | undefined
}

/** Opens each thing once for all its readers, and closes it some time after the last has left. */
export const makeFollowing = (open: (id: string) => () => void) => {
  const followed = new Map<string, Followed>()

  const letGo = (id: string, known: Followed): void => {
    known.readers -= 1
    if (known.readers > 0) return
    known.leaving = setTimeout(() => {
      followed.delete(id)
      known.leave()
    }, lingerMs)
  }

  const follow = (id: string): (() => void) => {
    const known = followed.get(id) ?? { readers: 0, leave: open(id), leaving: undefined }
    followed.set(id, known)
    clearTimeout(known.leaving)
    known.readers += 1
    return () => letGo(id, known)
  }

  /** The connection was lost: what was told over it counts no more, and is told whole over the next. */
  const renew = (): void => {
    for (const [id, known] of followed) {
      known.leave()
      if (known.readers > 0) {
        known.leave = open(id)
        continue
      }
      clearTimeout(known.leaving)
      followed.delete(id)
    }
  }
  return { follow, renew }
}
