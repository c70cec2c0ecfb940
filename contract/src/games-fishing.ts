import * as z from 'zod/mini'
import { hitsMost } from '@xinghe/rules/games/fishing/cannon.ts'
import { fishKindCodes } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { voidReasons } from '@xinghe/rules/games/fishing/shots.ts'
import { call } from './call.ts'
import { fen, moment, text } from './codec.ts'

const uid = /* @__PURE__ */ text(64, 1)
/** The number of a room, `"1"`. */
const room = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^[1-9]\d{0,8}$/))
const fish = /* @__PURE__ */ text(16, 1)

const seat = /* @__PURE__ */ z.object({
  /** 0 to 3. */
  seat: z.number(),
  /** Masked. */
  name: z.string(),
})
export type RoomSeat = z.output<typeof seat>

export const joinRoom = call({
  path: '/game/api/v1/play/room',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  summary:
    'Takes a seat in a fishing room, or keeps it: a seat that is not asked for again is left.',
  input: z.object({
    uid,
    /** This room, or none; without it the seat that one has, or any free one. */
    room: z.optional(room),
  }),
  output: z.object({
    room: z.string(),
    /** Public seed of the room: with the server's time it gives every fish. */
    sea: z.string(),
    seat: z.number(),
    seats: z.array(seat),
    /** Fish that were caught while they would still be in the water. */
    caught: z.array(z.string()),
    /** The seat is left then, unless it is asked for again. */
    keptUntil: moment,
  }),
})

const hit = /* @__PURE__ */ z.object({
  fish: z.string(),
  kind: z.enum(fishKindCodes),
  bullet: fen,
  /** Bullets that it pays; 0 where the fish got away or the hit is void. */
  multiple: z.number(),
  payout: fen,
  /** Why nothing was charged: someone else's at this moment, caught before, or out of the water. */
  void: z.nullable(z.enum(voidReasons)),
})
export type ShotResult = z.output<typeof hit>

export const shoot = call({
  path: '/game/api/v1/play/shoot',
  who: 'member',
  rate: 'play',
  origin: 'ours',
  overSocket: true,
  summary:
    'Up to three hits of the last second: each is charged, drawn and paid, or void and free.',
  input: z.object({
    uid,
    room,
    hits: z.array(z.object({ fish, bullet: fen })).check(z.minLength(1), z.maxLength(hitsMost)),
  }),
  output: z.object({
    /** Ticket of the round; null where every hit was void, so that nothing was drawn. */
    roundId: z.nullable(z.string()),
    hits: z.array(hit),
    stake: fen,
    payout: fen,
    /** What the member can stake in this venue now. */
    balance: fen,
    /** The next shots can be told then. */
    readyAt: moment,
  }),
})

/** Hits of one member that count, as everybody in the room is told them. Amounts are fen. */
export interface ToldShot {
  readonly seat: number
  readonly hits: readonly {
    readonly fish: string
    readonly bullet: number
    readonly multiple: number
  }[]
}

/**
 * Value of the live topic `room:NUMBER`. The snapshot has everything but shots; a delta the shots of the
 * last tick, and the seats where they changed.
 */
export interface RoomTopic {
  readonly sea?: string
  readonly seats?: readonly RoomSeat[]
  readonly caught?: readonly string[]
  readonly shots?: readonly ToldShot[]
}

export const roomTopic = (code: string): string => `room:${code}`
