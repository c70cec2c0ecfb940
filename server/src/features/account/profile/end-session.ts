import type * as calls from '@xinghe/contract/account-profile.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { endSessionsOf } from './end-other-sessions.ts'
import { publicId } from './list-sessions.ts'
import * as store from './store-session.ts'

const why = 'revoked'

/** Ends one of the member's own sessions, by its public id; those of other members are not found. */
export const endSession = (
  platform: Platform,
  { id, others }: InputOf<typeof calls.endSession>,
  { memberId, session }: MemberContext,
): Promise<Record<string, never>> =>
  platform.sql.begin(async (tx) => {
    if (others === 1) {
      await endSessionsOf(tx, platform, memberId, why, session.hash)
      return {}
    }
    if (id === undefined) throw new Refused('invalid-parameter')
    const hashes = await store.openSessionHashes(tx, memberId)
    const hash = hashes.find((one) => publicId(platform.secrets, 'session', one) === id)
    if (hash === undefined) throw new Refused('not-found')
    await platform.sessions.end(tx, hash, why)
    await writeEvent(tx, 'session-ended', { memberId, hash, why })
    return {}
  })

/** Forgetting a device also ends its sessions, except the caller's own. */
export const forgetDevice = (
  platform: Platform,
  { id }: InputOf<typeof calls.forgetDevice>,
  { memberId, session, now }: MemberContext,
): Promise<Record<string, never>> =>
  platform.sql.begin(async (tx) => {
    const devices = await store.listDevices(tx, memberId)
    const device = devices.find(({ uuid }) => publicId(platform.secrets, 'device', uuid) === id)
    if (device === undefined) throw new Refused('not-found')
    await store.deleteDevice(tx, memberId, device.uuid)
    for (const { uuid, hash } of await store.livingSessions(tx, memberId, now)) {
      if (uuid !== device.uuid || hash === session.hash) continue
      await platform.sessions.end(tx, hash, why)
      await writeEvent(tx, 'session-ended', { memberId, hash, why })
    }
    return {}
  })
