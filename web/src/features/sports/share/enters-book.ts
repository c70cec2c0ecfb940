import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { onLaunch } from '../../../platform/session/launched.ts'
import { launchUid } from '../book/call-resource.ts'
import { enterBook } from '../book/enter-again.ts'

/** A launch that comes later has another reason. */
const patienceMs = minuteMs

/** Asks to enter the book; whether this tab has entered it within the patience. */
export const entersBook = (): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (entered: boolean): void => {
      clearTimeout(timer)
      stop()
      resolve(entered)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    const stop = onLaunch(() => {
      if (launchUid() !== null) end(true)
    })
    enterBook()
  })
