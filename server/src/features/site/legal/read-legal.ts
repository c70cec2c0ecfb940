import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { legalText } from '@xinghe/contract/site-legal.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import { readLegalDocument, readLegalVersions } from './store-legal.ts'

export const readLegal = async (
  sql: Sql,
  { name, version, language = 'zh-CN' }: InputOf<typeof legalText>,
): Promise<OutputOf<typeof legalText>> => {
  const versions = await readLegalVersions(sql, name, language)
  const [newest] = versions
  const wanted = version === undefined ? newest : versions.find((one) => one.version === version)
  const document =
    wanted === undefined ? null : await readLegalDocument(sql, name, wanted.version, language)
  if (wanted === undefined || document === null) throw new Refused('not-found')
  return { name, ...wanted, isNewest: wanted === newest, document, versions }
}
