import { bullets, hitsMost } from './cannon.ts'
import { isSea } from './sea-hash.ts'
import { fishOf } from './sea.ts'

/** Why a hit is free and nothing is drawn for it: somebody else's at this moment, caught, or out of the water. */
export const voidReasons = ['taken', 'caught', 'gone'] as const
export type VoidReason = (typeof voidReasons)[number]

/** One hit of a call: the fish, and the bullet in fen. */
export interface Hit {
  readonly fish: string
  readonly bullet: number
  readonly void: VoidReason | null
}

/** What the member did. The seed of the room says which kind each fish is. */
export interface Shots {
  readonly room: string
  readonly sea: string
  readonly hits: readonly Hit[]
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isHit = (value: unknown, sea: string): value is Hit =>
  isFields(value) &&
  typeof value['fish'] === 'string' &&
  fishOf(sea, value['fish']) !== null &&
  bullets.some((bullet) => Number(bullet) === value['bullet']) &&
  (value['void'] === null || voidReasons.some((reason) => reason === value['void']))

/** Shots as they are stored and pasted: one to three hits on fish of the room, none twice. */
export const isShots = (value: unknown): value is Shots => {
  if (!isFields(value)) return false
  const { room, sea, hits } = value
  if (typeof room !== 'string' || typeof sea !== 'string' || !isSea(sea)) return false
  if (!Array.isArray(hits) || hits.length === 0 || hits.length > hitsMost) return false
  const all: readonly unknown[] = hits
  return (
    all.every((hit) => isHit(hit, sea)) &&
    all.some((hit) => isFields(hit) && hit['void'] === null) &&
    new Set(all.map((hit) => isFields(hit) && hit['fish'])).size === all.length
  )
}

/** The bullets that are paid for, in fen. */
export const charged = (hits: readonly Hit[]): number =>
  hits.reduce((sum, { bullet, void: reason }) => sum + (reason === null ? bullet : 0), 0)
