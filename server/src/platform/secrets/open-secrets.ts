import type { Sql } from '../database/connect.ts'
import { secretsFrom, type MasterSecrets, type Secrets } from './secrets.ts'
import * as store from './store.ts'

/**
 * Stored values hang on these keys: hashes that phones, names, cards and repeated requests are found by,
 * names of chatters, and the simulated world. All other keys are for minutes and change with the secret.
 */
const lastingPurposes = [
  'member-contact',
  'member-card-hash',
  'answered-body',
  'registration-body',
  'chat-user',
  'sports-world',
  'sports-course',
] as const

export const lastingKeyPurpose = 'lasting-key'

export interface OpenedSecrets extends Secrets {
  close(): Promise<void>
}

interface Binding {
  /** Whether values that are bound to no row are still opened. */
  readonly opensUnbound: () => boolean
  readonly close: () => Promise<void>
}

/** Every process hears of the end, and there is no way back. */
const followBinding = async (sql: Sql): Promise<Binding> => {
  let isComplete = false
  const reload = async (): Promise<void> => {
    if (await store.isBindingComplete(sql)) isComplete = true
  }
  const subscription = await sql.listen({ channel: store.bindingChannel, reload })
  await reload()
  return { opensUnbound: () => !isComplete, close: () => subscription.unlisten() }
}

/**
 * While the master secret is changed, the lasting keys of the old one are carried over: sealed with the new
 * one they outlive it.
 */
export const openSecrets = async (sql: Sql, masters: MasterSecrets): Promise<OpenedSecrets> => {
  const bare = secretsFrom(masters)
  if (masters.old !== null) {
    const before = secretsFrom(masters.old)
    for (const purpose of lastingPurposes) {
      const sealed = bare.seal(lastingKeyPurpose, purpose, before.key(purpose))
      await store.insertLastingKey(sql, { purpose, sealed })
    }
  }
  const rows = await store.readLastingKeys(sql)
  const lasting = rows.map(({ purpose, sealed }) => {
    try {
      return [purpose, bare.open(lastingKeyPurpose, purpose, sealed)] as const
    } catch {
      throw new Error(
        'The master secret does not fit the database. Give the right MASTER_SECRET or master.key, and the secret before as MASTER_SECRET_OLD or master.key.old while it is changed.',
      )
    }
  })
  const { opensUnbound, close } = await followBinding(sql)
  return { ...secretsFrom(masters, new Map(lasting), opensUnbound), close }
}
