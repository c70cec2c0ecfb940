import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activityList } from '@xinghe/contract/promotions.ts'
import { legalText } from '@xinghe/contract/site-legal.ts'
import { sponsorContent } from '@xinghe/contract/site-lists.ts'
import { heroAds, preInfo } from '@xinghe/contract/site.ts'
import { dayMs, later, siteDay } from '@xinghe/rules/base/instant.ts'
import { isOwnLink } from '@xinghe/rules/site/safe-link.ts'
import type { TestSite } from '../../site.ts'
import { noProof, visitor } from '../../visitor.ts'
import { landingTerms } from './landing-terms.ts'
import type { Field } from './member-fields.ts'
import { isTaken } from './taken-command.ts'

type Row = Readonly<Record<string, string>>

const wellFormed = (payload: string): string => payload.toWellFormed()
const twice = (payload: string): string => `${wellFormed(payload)}|${wellFormed(payload)}`
const own = '/art/promo-rebate.svg'

/** The path of a JSON file that a command reads. */
const withFile = async <T>(body: object, use: (path: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'xinghe-injected-'))
  try {
    await writeFile(join(folder, 'given.json'), JSON.stringify(body))
    return await use(join(folder, 'given.json'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const maintenance = (site: TestSite): Field => ({
  name: 'text of a maintenance',
  wanted: wellFormed,
  show: async (payload) => {
    if (!(await isTaken(site, 'maintenance', 'on', payload))) return null
    const { data } = await site.call(preInfo, {})
    await isTaken(site, 'maintenance', 'off')
    return String((data['maintenance'] as Row | null)?.['text'])
  },
})

const suspended = (site: TestSite): Field => {
  const { logInWith } = visitor(site)
  const set = (fields: object) => isTaken(site, 'set', 'loginSuspended', JSON.stringify(fields))
  return {
    name: 'text of a suspended login',
    wanted: wellFormed,
    show: async (payload) => {
      if (!(await set({ on: true, text: payload }))) return null
      const { message } = await logInWith('nobody1', noProof)
      await set({ on: false })
      return message
    },
  }
}

/** Also the name of the installed app. */
const siteName = (site: TestSite): Field => ({
  name: 'name and title of the site',
  wanted: (payload) => `${twice(payload)}|${wellFormed(payload)}`,
  show: async (payload) => {
    const fields = JSON.stringify({ name: payload, title: payload })
    if (!(await isTaken(site, 'set', 'site', fields))) return null
    const { data } = await site.call(preInfo, {})
    const { siteName: name, title } = data['siteBaseConfig'] as Row
    const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as Row
    return `${name}|${title}|${manifest['short_name']}`
  },
})

/** No command writes them: they stand for texts that are in the database already. */
const adverts = (site: TestSite): Field => ({
  name: 'advert and partner',
  wanted: (payload) => `${twice(payload)}|${twice(payload)}`,
  show: async (payload) => {
    try {
      await site.owner`
        update advert set title_cn = ${payload}, line_cn = ${payload} where id = 'adv_football'`
      await site.owner`update sponsor set name_cn = ${payload}, text_cn = ${payload}`
    } catch {
      return null
    }
    const listed = (await site.call(heroAds, {})).data as unknown as Row[]
    const advert = listed.find(({ id }) => id === 'adv_football')
    const [partner] = (await site.call(sponsorContent, {})).data as unknown as Row[]
    return [advert?.['title'], advert?.['line'], partner?.['name'], partner?.['text']].join('|')
  },
})

let activities = 0
/** The texts of an activity, and the paragraphs of its page. */
const activity = (site: TestSite, fields: 'texts' | 'blocks' | 'image'): Field => ({
  name: `${fields} of an activity`,
  wanted: (payload) => (fields === 'texts' ? twice(payload) : wellFormed(payload)),
  show: async (payload) => {
    const id = `injected${(activities += 1)}`
    const day = siteDay(later(site.platform.clock.now(), dayMs))
    const text = fields === 'texts' ? payload : '文字'
    const image = fields === 'image' ? payload : own
    const body = {
      terms: landingTerms(fields === 'blocks' ? payload : '文字'),
      texts: { title: text, line: text, image, group: 'sports' },
    }
    const words = (path: string) => [`activityLandPage/${id}`, 'new', path, day, 'attack']
    const taken = await withFile(body, (path) => isTaken(site, 'activity', ...words(path)))
    if (!taken) return null
    const { data } = await site.call(activityList, { kind: 'activityLandPage', id })
    const [shown] = data['activities'] as {
      title: string
      line: string
      image: string
      terms: { blocks: { text: string }[] }
    }[]
    if (fields === 'texts') return `${shown?.title}|${shown?.line}`
    // A picture of another host must not be taken, whatever the page's policy says.
    if (fields === 'image')
      return isOwnLink(shown?.image ?? '') ? (shown?.image ?? '') : 'a picture of another host'
    return shown?.terms.blocks[0]?.text ?? ''
  },
})

const legal = (site: TestSite): Field => ({
  name: 'legal text and what is new in it',
  wanted: twice,
  show: async (payload) => {
    const sections = [{ id: 'a', heading: '总则', paragraphs: [payload] }]
    const taken = await withFile({ title: '规则', sections }, (path) =>
      isTaken(site, 'legal', 'terms', 'publish', payload, path),
    )
    if (!taken) return null
    const { data } = await site.call(legalText, { name: 'terms' })
    const { sections: shown } = data['document'] as { sections: { paragraphs: string[] }[] }
    return [shown[0]?.paragraphs[0], data['change']].join('|')
  },
})

/** Texts of operators for everybody. */
export const siteTexts = (site: TestSite): Field[] => [
  maintenance(site),
  suspended(site),
  siteName(site),
  adverts(site),
  activity(site, 'texts'),
  activity(site, 'blocks'),
  activity(site, 'image'),
  legal(site),
]
