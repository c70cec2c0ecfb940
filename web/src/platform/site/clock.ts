import { instant, type Instant } from '@xinghe/rules/base/instant.ts'

let offsetMs = 0

/** The member's clock may be wrong by hours; every time shown or sent is the server's. */
export const serverNow = (): Instant => instant(Date.now() + offsetMs)

/** `serverTime` was taken between sending and receiving: the middle is the best estimate. */
export const correctClock = (serverTime: number, sentAt: number, receivedAt: number): void => {
  offsetMs = Math.round(serverTime - (sentAt + receivedAt) / 2)
}
