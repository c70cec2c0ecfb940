import { letterList } from '@xinghe/contract/inbox-letters.ts'
import { heroAds, preInfo } from '@xinghe/contract/site.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { identifier } from '../../../src/platform/database/statement.ts'
import { runCommand } from '../../run-command.ts'
import { startSite, type TestSite } from '../../site.ts'
import { walletMember } from '../../wallet-member.ts'
import type { Attack } from '../attack.ts'

const badLinks = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://evil.example/login',
  '//evil.example/login',
  '/\\evil.example/login',
  '/\t/evil.example/login',
  'https://own.example@evil.example/login',
]

/** A way for an operator, or somebody with an operator's rights, to set a link. */
interface Setter {
  readonly name: string
  readonly set: (site: TestSite, link: string) => Promise<unknown>
  /** Whether a member is given the link. */
  readonly shown: (site: TestSite, member: Member, link: string) => Promise<boolean>
}
type Member = Awaited<ReturnType<typeof walletMember>>

const holds = (answer: unknown, link: string): boolean =>
  JSON.stringify(answer).includes(JSON.stringify(link))

const setters: readonly Setter[] = [
  {
    name: 'support',
    set: (site, url) => site.platform.settings.set('support', { url }),
    shown: async (site, _, link) => holds(await site.call(supportLink, {}), link),
  },
  ...(['url', 'h5DomainUrl'] as const).map((field): Setter => ({
    name: `site.${field}`,
    set: (site, link) => site.platform.settings.set('site', { [field]: link }),
    shown: async (site, _, link) => holds(await site.call(preInfo, {}), link),
  })),
  {
    name: 'advert',
    set: ({ owner }, link) => owner`update advert set link = ${link} where id = 'adv_football'`,
    shown: async (site, _, link) => holds(await site.call(heroAds, {}), link),
  },
  {
    name: 'broadcast',
    set: ({ platform }, link) =>
      runCommand(platform, 'broadcast', 'activity', 'title', 'body', link),
    shown: async (_, member, link) =>
      holds(await member.call(letterList, { type: 'activity', userSystem: 1 }), link),
  },
]

/** Links that lie in the database already, from before they were refused. */
const storeAnyway = async ({ owner: sql, platform: { settings } }: TestSite, link: string) => {
  const checks = await sql<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and conname like '%\_link_%'
      and conrelid in ('advert'::regclass, 'letter'::regclass, 'broadcast'::regclass)`
  for (const { table, name } of checks)
    await sql`alter table ${identifier(table)} drop constraint ${identifier(name)}`
  await sql`update advert set link = ${link}`
  await sql`
    insert into broadcast (id, kind, title_cn, title_tw, body_cn, body_tw, link, sent_at)
    values ('brc_stored', 'activity', 'a', 'a', 'b', 'b', ${link}, now() + interval '1 day')
    on conflict (id) do update set link = ${link}`
  for (const [name, value] of [
    ['support', { url: link }],
    ['site', { url: link, h5DomainUrl: link }],
  ] as const)
    await sql`
      insert into site_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set value = excluded.value`
  await settings.reload()
}

/** Sets links that run script or lead to a stranger, wherever a member would click on them. */
export const attack: Attack = {
  item: 'browser',
  title: 'nothing that an operator sets has members click on a script or a stranger',
  async run() {
    const site = await startSite()
    const member = await walletMember(site)
    const breaches: string[] = []
    try {
      for (const link of badLinks) {
        for (const { name, set } of setters) {
          const taken = await set(site, link).then(
            () => true,
            () => false,
          )
          if (taken) breaches.push(`${name} takes ${JSON.stringify(link)}`)
        }
      }
      for (const link of badLinks) {
        await storeAnyway(site, link)
        for (const { name, shown } of setters)
          if (await shown(site, member, link))
            breaches.push(`${name} shows ${JSON.stringify(link)}`)
      }
    } finally {
      await site.close()
    }
    return { tried: `${badLinks.length} links in ${setters.length} places`, breaches }
  },
}
