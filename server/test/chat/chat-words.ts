import type { QuickClock } from '../quick-clock.ts'

/** Where a process of the chat can be killed. */
export const points = [
  // The reader is in the room, and its answer is not sent.
  'joining',
  'messages gathered',
  // Numbered and inserted.
  'not committed',
  // Nobody is told yet.
  'committed',
  // The sender is told, the room is not.
  'acknowledged',
] as const
export type Point = (typeof points)[number]

export interface ServerOrder {
  readonly url: string
  readonly name: string
  readonly clock: QuickClock
  readonly secret: string
}

/** To a process: stop at this point the next time, and say so. */
export interface Arm {
  readonly point: Point
}

export type ServerWord =
  | { readonly t: 'ready'; readonly port: number }
  | { readonly t: 'at'; readonly point: Point }
