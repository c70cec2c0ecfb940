import { tableTopic, type TableTopic } from '@xinghe/contract/games-shared.ts'
import { sharedCodes, type SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import type { TopicFamily } from '../../../platform/live/topics.ts'
import { phaseChannel } from './store-phase.ts'
import { readTopic } from './tell-phase.ts'

export interface TablesLive {
  readonly topics: TopicFamily
  close(): Promise<void>
}

const codeOf = (topic: string): SharedCode | undefined =>
  sharedCodes.find((code) => tableTopic(code) === topic)

/** Publishes the phases of the tables, whichever process runs them. */
export const tellTables = async (sql: Sql, hub: Hub): Promise<TablesLive> => {
  const publish = (topic: TableTopic): void => {
    const name = tableTopic(topic.table)
    hub.publish(name, name, topic)
  }
  const subscription = await sql.listen({
    channel: phaseChannel,
    hear: (text) => publish(JSON.parse(text) as TableTopic),
    reload: () => Promise.all(sharedCodes.map(async (code) => publish(await readTopic(sql, code)))),
  })
  return {
    topics: {
      has: (topic) => codeOf(topic) !== undefined,
      async read(topic) {
        const code = codeOf(topic)
        if (code === undefined) throw new Error(`there is no table ${topic}`)
        return readTopic(sql, code)
      },
    },
    close: () => subscription.unlisten(),
  }
}
