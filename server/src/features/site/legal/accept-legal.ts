import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { acceptLegal as call } from '@xinghe/contract/site-legal.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { insertAcceptance, readLegalVersions } from './store-legal.ts'

/** Only the newest version can be accepted: who read an older one is shown what came since. */
export const acceptLegal = async (
  sql: Sql,
  { name, version }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const versions = await readLegalVersions(sql, name, 'zh-CN')
  if (!versions.some((one) => one.version === version)) throw new Refused('not-found')
  if (versions[0]?.version !== version) throw new Refused('legal-version-old')
  return { acceptedAt: await insertAcceptance(sql, { memberId, name, version, now }) }
}
