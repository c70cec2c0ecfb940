import { connect } from '@xinghe/server/platform/database/connect.ts'
import { systemClock } from '@xinghe/server/platform/clock/clock.ts'
import { openSessions } from '@xinghe/server/platform/session/sessions.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { testBrowser } from '../server/test/wire-client.ts'

/** A session of the first demo member, inserted without the login call. */
export const loginForBench = async (databaseUrl: string): Promise<string> => {
  const sql = connect(databaseUrl, { max: 2, name: 'bench' })
  const sessions = await openSessions(sql, systemClock)
  const [row] = await sql<{ id: MemberId }[]>`select id from member order by name limit 1`
  if (row === undefined) throw new Error('the demo members are missing')
  const made = await sessions.start(sql, {
    memberId: row.id,
    uuid: testBrowser,
    device: '',
    browser: '',
    ip: '127.0.0.1',
    country: null,
  })
  await sessions.close()
  await sql.end()
  return made.token
}
