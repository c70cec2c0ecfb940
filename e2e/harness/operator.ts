import { patient } from '../../tools/machine-speed.ts'
import { preInfo } from '@xinghe/contract/site.ts'
import { openSettings, type Settings } from '@xinghe/server/platform/settings/settings.ts'
import { isSettingName } from '@xinghe/server/platform/settings/schema.ts'
import type { Query } from './database.ts'

interface PreInfo {
  switches: Record<string, unknown>
  siteBaseConfig: Record<string, unknown>
  maintenance: { text: string; until: string | null } | null
}

export interface Operator {
  /** Waits until the running server announces it to visitors. */
  told: (check: (info: PreInfo) => boolean) => Promise<void>
  /** Writes a setting as the command line does, and waits until the running server tells of it. */
  change: (name: string, fields: object, check: (info: PreInfo) => boolean) => Promise<void>
  leave: () => Promise<void>
}

const patienceMs = patient(10_000)

const askPreInfo = async (address: string): Promise<PreInfo> => {
  const answer = await fetch(address + preInfo.path, {
    method: preInfo.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await answer.json()) as { data: PreInfo }).data
}

/** Changes the database directly; the server is notified as by the command line. */
export const openOperator = (address: string, query: Query): Operator => {
  let settings: Promise<Settings> | undefined

  const told: Operator['told'] = async (check) => {
    const deadline = Date.now() + patienceMs
    while (!check(await askPreInfo(address))) {
      if (Date.now() > deadline) throw new Error('The server does not tell of the change.')
    }
  }
  return {
    told,
    change: async (name, fields, check) => {
      if (!isSettingName(name)) throw new Error(`There is no setting ${name}.`)
      settings ??= openSettings(query)
      const opened = await settings
      // The command line may have written since.
      await opened.reload()
      await opened.set(name, fields)
      await told(check)
    },
    leave: async () => (await settings)?.close(),
  }
}
