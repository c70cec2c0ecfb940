import { usernameKey } from '@xinghe/rules/account/username.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/parts.ts'
import { endSessionsOf } from './end-other-sessions.ts'
import * as store from './store.ts'

export const stateChanges = ['freeze', 'unfreeze', 'close'] as const
export type StateChange = (typeof stateChanges)[number]

export class StateFault extends Error {}

const states = { freeze: 'frozen', unfreeze: 'active', close: 'closed' } as const
const from: Record<StateChange, readonly string[]> = {
  freeze: ['active'],
  unfreeze: ['frozen'],
  close: ['active', 'frozen'],
}

/** Set by an operator, with a reason for the audit line; a closed account stays closed. */
export const setMemberState = async (
  platform: Pick<Platform, 'sql' | 'sessions' | 'clock'>,
  order: { name: string; change: StateChange; reason: string; actor: string },
): Promise<string> => {
  const { change, reason } = order
  if (reason.trim() === '') throw new StateFault('a reason is needed')
  const member = await platform.sql.begin(async (tx) => {
    const found = await store.findByName(tx, usernameKey(order.name))
    if (found === null) throw new StateFault(`there is no member "${order.name}"`)
    if (!from[change].includes(found.state))
      throw new StateFault(`${found.name} is ${found.state}: ${change} changes nothing`)
    await store.setState(tx, found.id, states[change], change === 'unfreeze' ? null : reason)
    if (change === 'close') await endSessionsOf(tx, platform, found.id, 'account-closed', null)
    await platform.sessions.tellChanged(tx, found.id)
    await writeAuditLine(tx, {
      actor: order.actor,
      action: `${change}-member`,
      subject: found.id,
      detail: { name: found.name, reason },
      before: { state: found.state },
      after: { state: states[change] },
      now: platform.clock.now(),
    })
    return found
  })
  platform.sessions.forget(member.id)
  return `${member.name} is ${states[change]}`
}
