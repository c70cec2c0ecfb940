import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { legalDocument, type LegalDocument } from '@xinghe/contract/site-legal.ts'
import type { LegalName } from '@xinghe/rules/site/legal.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import { sendBroadcast } from '../../../platform/letters/send-broadcast.ts'
import { traditional } from '../../../platform/text/traditional.ts'
import { insertLegalVersion, readLegalDocument, readLegalVersions } from './store-legal.ts'

const titles: Readonly<Record<LegalName, string>> = { terms: '规则与条款', privacy: '隐私政策' }
const pages: Readonly<Record<LegalName, string>> = {
  terms: '/app/help/gztk',
  privacy: '/app/help/ysgz',
}

const traditionalIn = <T>(value: T): T => {
  if (typeof value === 'string') return traditional(value) as T
  if (Array.isArray(value)) return value.map(traditionalIn) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    // An id is an anchor, not a text.
    Object.entries(value).map(([key, inner]) => [key, key === 'id' ? inner : traditionalIn(inner)]),
  ) as T
}

export interface Publication {
  readonly name: LegalName
  /** As read from a file. */
  readonly document: unknown
  /** What is new, for the members. */
  readonly change: string
  readonly actor: string
  readonly now: Instant
}

const parsed = (document: unknown): LegalDocument => {
  const { success, data, error } = z.safeParse(legalDocument, document)
  if (!success) throw new Error(`no text of sections: ${z.prettifyError(error)}`)
  const widths = data.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((one) => (typeof one === 'object' && 'table' in one ? [one.table] : []))
  if (widths.some(({ head, rows }) => rows.some((row) => row.length !== head.length)))
    throw new Error('a row of a table is not as wide as its head')
  return data
}

/** In one transaction: the version, a letter to all members, and the audit line. Returns the number. */
export const publishLegal = async (sql: Sql, publication: Publication): Promise<number> => {
  const { name, change, actor, now } = publication
  const document = parsed(publication.document)
  return sql.begin(async (tx) => {
    const version = await insertLegalVersion(tx, {
      name,
      changeCn: change,
      changeTw: traditional(change),
      documentCn: document,
      documentTw: traditionalIn(document),
      now,
    })
    const before = version > 1 ? await readLegalDocument(tx, name, version - 1, 'zh-CN') : null
    if (isDeepStrictEqual(before, document))
      throw new Error(`this text is version ${version - 1} already`)
    if (version > 1)
      await sendBroadcast(tx, {
        kind: 'notice',
        title: `${titles[name]}已更新`,
        body: `第 ${version} 版已公布：${change}`,
        link: pages[name],
        now,
      })
    await writeAuditLine(tx, {
      actor,
      action: 'publish-legal',
      subject: name,
      detail: { change },
      before: version > 1 ? { version: version - 1 } : null,
      after: { version },
      now,
    })
    return version
  })
}

/** The first version of a text that has none. */
export const seedLegal = async (sql: Sql, seed: Omit<Publication, 'change'>): Promise<void> => {
  const known = await readLegalVersions(sql, seed.name, 'zh-CN')
  if (known.length === 0) await publishLegal(sql, { ...seed, change: '' })
}
