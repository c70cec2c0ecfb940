import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { readWeights } from '../../src/ledger/wagering/weights.ts'
import type { OperatorAction } from '../../src/platform/audit/actions.ts'
import { nameOf, openAgent } from '../agents.ts'
import type { TestSite } from '../site.ts'
import { walletMember } from '../wallet-member.ts'
import type { SetUp } from './operator-acts.ts'

type SiteAction = Extract<
  OperatorAction,
  | 'change-terms'
  | 'end-agent'
  | `${string}-member`
  | `master-secret-${string}`
  | `publish-${string}`
  | 'rotate-key'
  | 'send-broadcast'
  | `set-${string}`
>

/** Settings, texts, terms, venues, keys and accounts. */
export const siteActs = (site: TestSite, folder: string): Record<SiteAction, SetUp> => {
  let frozen = ''
  const day = new Date(site.platform.clock.now() + 2 * dayMs).toISOString().slice(0, 10)
  const file = async (body: object): Promise<string> => {
    const path = join(folder, 'given.json')
    await writeFile(path, JSON.stringify(body))
    return path
  }
  return {
    'set-setting': async () => ['set', 'winners', '{"hours":12}'],
    'set-venue-state': async () => ['venue', 'CRTY', 'maintenance'],
    'set-game-entry': async () => ['game', 'KOI', 'maintenance'],
    'publish-notice': async () => ['notice', '标题', '正文'],
    'publish-legal': async () => {
      const sections = [{ id: 'a', heading: '总则', paragraphs: ['第一条。'] }]
      return ['legal', 'terms', 'publish', '新', await file({ title: 'x', sections })]
    },
    'send-broadcast': async () => ['broadcast', 'notice', '标题', '正文'],
    'change-terms': async () => {
      const { sql, clock } = site.platform
      const terms = { ...(await readWeights(sql))(clock.now()), ZR: 1_000 }
      return ['activity', 'weights/1', 'new', await file({ terms }), day, 'less']
    },
    'end-agent': async () => {
      const { id } = await openAgent(site, site.platform.clock.now())
      return ['agent', 'end', await nameOf(site, id), 'rules broken']
    },
    'freeze-member': async () => {
      frozen = await nameOf(site, (await walletMember(site)).id)
      return ['member', frozen, 'freeze', 'checked']
    },
    'unfreeze-member': async () => ['member', frozen, 'unfreeze', 'checked'],
    'close-member': async () => ['member', frozen, 'close', 'asked for'],
    'rotate-key': async () => ['rotate-key'],
    'master-secret-reseal': async () => ['master-secret', 'reseal'],
    'master-secret-finish': async () => ['master-secret', 'finish'],
    'master-secret-new': async () => ['master-secret', 'new'],
  }
}
