import { createECDH, createHash, type ECDH } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { writeAuditLine } from '../audit/audit.ts'
import type { Clock } from '../clock/clock.ts'
import type { Sql } from '../database/connect.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { agree, type Agreement } from './agreement.ts'
import * as store from './store.ts'

/** The server's key pairs: the newest is handed out, a replaced one stays valid for a day. */
export interface KeyRing {
  current(): { id: string; publicKey: string }
  /** The keys shared with the client that sent this `key` header; null if that pair is unknown or no longer valid. */
  agreement(header: string): Agreement | null
  /** Whether the pair of this `key` header is still valid; computes no keys. */
  isValid(header: string): boolean
  /** With an audit line. */
  rotate(actor: string): Promise<void>
  /** Rotates when the newest pair is older than a day; called by a scheduled job. */
  rotateWhenOld(): Promise<void>
  close(): Promise<void>
}

interface Pair {
  readonly id: string
  readonly ecdh: ECDH
  readonly madeAt: number
  readonly replacedAt: number | null
}

const graceMs = dayMs
const cachedMost = 20_000
/**
 * The last letter of the client's 65 bytes has two unused bits. They are zero, because used counters are stored by
 * the text of the header: under four spellings a request would be valid four times.
 */
const headerShape = /^([0-9a-f]{12})\.([A-Za-z0-9_-]{86}[AEIMQUYcgkosw048])$/
export const wireKeyPurpose = 'wire-key'

export const openKeyRing = async (sql: Sql, clock: Clock, secrets: Secrets): Promise<KeyRing> => {
  let pairs: Pair[] = []
  const agreements = new LRUCache<string, { agreement: Agreement; pair: Pair }>({ max: cachedMost })

  const reload = async (): Promise<void> => {
    const rows = await store.livingKeys(sql, later(clock.now(), -graceMs))
    // A cached agreement refers to the pair as it was, without its new `replacedAt`.
    agreements.clear()
    pairs = rows.map((row) => {
      const ecdh = createECDH('prime256v1')
      ecdh.setPrivateKey(secrets.open(wireKeyPurpose, row.id, row.sealedPrivateKey))
      return { id: row.id, ecdh, madeAt: row.madeAt, replacedAt: row.replacedAt }
    })
  }
  const rotate = async (actor: string): Promise<void> => {
    const ecdh = createECDH('prime256v1')
    const publicKey = ecdh.generateKeys()
    const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 12)
    const sealedPrivateKey = secrets.seal(wireKeyPurpose, id, ecdh.getPrivateKey())
    const now = clock.now()
    await sql.begin(async (tx) => {
      const replaced = await store.replaceKey(tx, { id, publicKey, sealedPrivateKey, now })
      await writeAuditLine(tx, {
        actor,
        action: 'rotate-key',
        subject: id,
        detail: {},
        before: { ids: replaced },
        after: { ids: [id] },
        now,
      })
    })
    await reload()
  }
  const subscription = await sql.listen({ channel: 'wire_key', reload })
  await reload()
  if (pairs.every((pair) => pair.replacedAt !== null)) await rotate('site')

  const newest = (): Pair => {
    const pair = pairs.find((candidate) => candidate.replacedAt === null)
    if (pair === undefined) throw new Error('the key ring is empty')
    return pair
  }
  const isInUse = (pair: Pair): boolean =>
    pair.replacedAt === null || clock.now() - pair.replacedAt < graceMs
  const pairOf = (id: string | undefined): Pair | undefined =>
    pairs.find((pair) => pair.id === id && isInUse(pair))

  return {
    current() {
      const pair = newest()
      return {
        id: pair.id,
        publicKey: pair.ecdh
          .getPublicKey('base64')
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=+$/, ''),
      }
    },
    agreement(header) {
      const cached = agreements.get(header)
      if (cached !== undefined) return isInUse(cached.pair) ? cached.agreement : null
      const match = headerShape.exec(header)
      const pair = pairOf(match?.[1])
      if (match === null || pair === undefined) return null
      try {
        const agreement = agree(pair.ecdh, Buffer.from(match[2] ?? '', 'base64url'))
        agreements.set(header, { agreement, pair })
        return agreement
      } catch {
        // The client's public key is not a point of the curve.
        return null
      }
    },
    isValid: (header) => pairOf(headerShape.exec(header)?.[1]) !== undefined,
    rotate,
    async rotateWhenOld() {
      if (clock.now() - newest().madeAt >= dayMs) await rotate('site')
    },
    close: () => subscription.unlisten(),
  }
}
