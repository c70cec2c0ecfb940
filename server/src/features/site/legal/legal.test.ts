import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import {
  acceptLegal,
  legalDue,
  legalText,
  type LegalDocument,
} from '@xinghe/contract/site-legal.ts'
import { hourMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { publishLegal, seedLegal } from './publish-legal.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  for (const name of ['terms', 'privacy'] as const)
    await seedLegal(site.platform.sql, { name, document: text('首版'), actor: 'test', now: now() })
})
afterAll(() => site.close())

const now = () => site.platform.clock.now()
const text = (title: string): LegalDocument => ({
  title,
  sections: [
    {
      id: 'first',
      heading: '总则',
      paragraphs: [
        '会员须遵守规则。',
        { list: ['甲；', '乙。'], ordered: true },
        { table: { head: ['类别', '上限'], rows: [['足球', '1']] } },
      ],
    },
  ],
})
const publish = (title: string, change = '更新说明', name: 'terms' | 'privacy' = 'terms') =>
  publishLegal(site.platform.sql, {
    name,
    document: text(title),
    change,
    actor: 'test',
    now: now(),
  })
const dueFor = async (member: WalletMember) => (await member.call(legalDue, {})).data
const read = async (input: object) =>
  (await site.call(legalText, { name: 'terms', ...input })) as unknown as {
    status_code: number
    data: {
      version: number
      isNewest: boolean
      change: string
      document: LegalDocument
      versions: { version: number }[]
    }
  }

describe('versions of the terms', () => {
  it('can all be read by anyone, the newest without a number, in both scripts', async () => {
    const version = await publish('第二版', '新增代理条款')
    const { data } = await read({})
    expect(data).toMatchObject({ version, isNewest: true, change: '新增代理条款' })
    expect(data.document).toEqual(text('第二版'))
    expect(data.versions.map((one) => one.version)).toEqual(
      Array.from({ length: version }, (_, at) => version - at),
    )
    const older = await read({ version: version - 1 })
    expect(older.data).toMatchObject({ version: version - 1, isNewest: false })
    expect(older.data.document.title).not.toBe('第二版')
    const traditional = await read({ language: 'zh-TW' })
    expect(traditional.data.document.sections[0]).toMatchObject({ id: 'first', heading: '總則' })
    expect((await read({ version: version + 1 })).status_code).toBe(6004)
    expect((await read({ version: 0 })).status_code).toBe(6007)
    expect((await read({ name: 'other' })).status_code).toBe(6007)
  })

  it('are due until accepted, once, with the time recorded', async () => {
    const member = await walletMember(site)
    expect(await dueFor(member)).toEqual([])
    site.platform.clock.advance?.(hourMs)
    const version = await publish('第三版')
    expect(await dueFor(member)).toEqual([{ name: 'terms', version }])
    const first = await member.call(acceptLegal, { name: 'terms', version })
    expect(first.status_code).toBe(6000)
    expect(await dueFor(member)).toEqual([])
    site.platform.clock.advance?.(hourMs)
    const again = await member.call(acceptLegal, { name: 'terms', version })
    expect(again.data).toEqual(first.data)
    const rows = await site.platform.sql`
      select 1 from legal_acceptance where member_id = ${member.id}`
    expect(rows).toHaveLength(1)
  })

  it('are not due for who registered after them, and only the newest is asked about', async () => {
    const old = await walletMember(site)
    site.platform.clock.advance?.(hourMs)
    await publish('第四版')
    site.platform.clock.advance?.(hourMs)
    const version = await publish('第五版')
    const privacy = await publish('隐私二', '说明', 'privacy')
    expect(await dueFor(old)).toEqual([
      { name: 'terms', version },
      { name: 'privacy', version: privacy },
    ])
    site.platform.clock.advance?.(hourMs)
    expect(await dueFor(await walletMember(site))).toEqual([])
  })

  it('refuses to accept an older version, an unknown one, or without a session', async () => {
    const member = await walletMember(site)
    const version = await publish('第六版')
    expect(
      (await member.call(acceptLegal, { name: 'terms', version: version - 1 })).data,
    ).toMatchObject({ refusal: 'legal-version-old' })
    expect((await member.call(acceptLegal, { name: 'terms', version: 999 })).status_code).toBe(6004)
    expect((await member.call(acceptLegal, { name: 'terms', version: -1 })).status_code).toBe(6007)
    expect((await site.call(acceptLegal, { name: 'terms', version })).status_code).toBe(6001)
    expect((await site.call(legalDue, {})).status_code).toBe(6001)
  })
})

describe('publishing', () => {
  it('tells all members by a letter and leaves an audit line', async () => {
    const member = await walletMember(site)
    const version = await publish('第七版', '增加对冲条款')
    const { data } = await member.call(letterList, { type: 'notice', userSystem: 1 })
    expect((data as unknown as { list: object[] }).list[0]).toMatchObject({
      title: '规则与条款已更新',
      body: `第 ${version} 版已公布：增加对冲条款`,
      link: '/app/help/gztk',
    })
    const [line] = await site.platform.sql<{ action: string; after: object }[]>`
      select action, after from audit_line order by id desc limit 1`
    expect(line).toMatchObject({ action: 'publish-legal', after: { version } })
  })

  it('refuses the same text again and texts that are none, and writes nothing', async () => {
    const version = await publish('第八版')
    await expect(publish('第八版')).rejects.toThrow(/already/)
    const broken: unknown[] = [
      {},
      { title: '', sections: [] },
      { ...text('甲'), sections: [{ id: 'A b', heading: '乙', paragraphs: ['丙'] }] },
      {
        title: '甲',
        sections: [
          {
            id: 'a',
            heading: '乙',
            paragraphs: [{ table: { head: ['一', '二'], rows: [['一']] } }],
          },
        ],
      },
    ]
    for (const document of broken) {
      const wrong = { name: 'terms', document, change: '改', actor: 'test', now: now() } as const
      await expect(publishLegal(site.platform.sql, wrong)).rejects.toThrow()
    }
    expect((await read({})).data.version).toBe(version)
  })

  it('gives two publications at once two numbers, and changes none afterwards', async () => {
    const numbers = await Promise.all([publish('同时一'), publish('同时二')])
    expect(new Set(numbers).size).toBe(2)
    const { owner } = site
    await expect(owner`update legal_version set change_cn = '改'`).rejects.toThrow(
      /does not change/,
    )
    await expect(owner`delete from legal_version where version > 1`).rejects.toThrow()
  })

  it('seeds a first version once', async () => {
    const before = (await read({})).data.version
    const { sql } = site.platform
    await seedLegal(sql, { name: 'terms', document: text('又'), actor: 'test', now: now() })
    expect((await read({})).data.version).toBe(before)
  })
})
