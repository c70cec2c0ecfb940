import { secondMs } from '@xinghe/rules/base/instant.ts'
import { onLanguageChange } from '../../../platform/i18n/language.ts'

/** Topics stay subscribed for a while, because slip changes and tab switches leave and join again at once. */
const lingerMs = 10 * secondMs

interface Followed {
  readers: number
  leave: () => void
  leaving: ReturnType<typeof setTimeout> | undefined
}

/** Reference counting: opens a value with its first reader, and closes it some time after the last. */
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

  /** The connection was lost, or the language changed: values are dropped, and begin with snapshots again. */
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
  onLanguageChange(renew)
  return { follow, renew }
}
