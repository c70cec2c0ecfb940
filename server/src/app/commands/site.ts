import { readFile } from 'node:fs/promises'
import { isLegalName, type LegalName } from '@xinghe/rules/site/legal.ts'
import { isOwnLink } from '@xinghe/rules/site/safe-link.ts'
import { publishLegal } from '../../features/site/legal/publish-legal.ts'
import { readReleaseText } from '../../features/site/legal/release-text.ts'
import { readLegalVersions } from '../../features/site/legal/store-legal.ts'
import { publishNotice } from '../../features/site/publish-notice.ts'
import { countVotes } from '../../features/site/store-help.ts'
import { broadcast } from '../../platform/letters/broadcast.ts'
import { isBroadcastKind } from '../../platform/letters/send-broadcast.ts'
import type { Platform } from '../../platform/parts.ts'
import { isSettingName, settingShapes, type SettingName } from '../../platform/settings/schema.ts'
import { setSetting } from '../../platform/settings/set-setting.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

const readVersion = (words: readonly string[]): number | undefined => {
  const [flag, version = ''] = words
  if (flag === undefined) return undefined
  if (flag !== '--version' || !/^\d{1,9}$/.test(version))
    throw new UsageFault('after the value comes --version and the number that `settings` shows')
  return Number(version)
}

/** `seen` is the version that the change was made for; null where it is made for any. */
const changeSetting = (
  name: string,
  fields: object,
  seen: ((settings: Settings, name: SettingName) => number) | null,
): Step => {
  if (!isSettingName(name))
    throw new UsageFault(
      `there is no setting "${name}"; there are ${Object.keys(settingShapes).join(', ')}`,
    )
  return acts(async (platform, actor) => {
    const { settings } = platform
    const order = { name, fields, seen: seen?.(settings, name) ?? null, actor }
    const version = await setSetting(platform, order)
    return `${name} (version ${version}) = ${JSON.stringify(settings.get(name))}`
  })
}

const listLegal = async ({ sql }: Platform, name: LegalName): Promise<string> => {
  const versions = await readLegalVersions(sql, name, 'zh-CN')
  return versions
    .map(
      (one) =>
        `${one.version}  ${new Date(one.publishedAt).toISOString()}  ${indented(one.change)}`,
    )
    .join('\n')
}

export const siteCommands: Record<string, Command> = {
  settings: {
    usage: 'settings                         show every site setting with its version',
    parse: () =>
      reads(async ({ settings }) =>
        Object.keys(settingShapes)
          .filter(isSettingName)
          .map(
            (name) =>
              `${name} (version ${settings.version(name)}) = ${JSON.stringify(settings.get(name))}`,
          )
          .join('\n'),
      ),
  },
  set: {
    usage: `set NAME JSON [--version N]      change fields of one: set switches '{"deposit":0}'; N is the version that was looked at`,
    parse: ([name = '', json = '', ...words]) => {
      const value: unknown = JSON.parse(json)
      if (typeof value !== 'object' || value === null)
        throw new UsageFault('the value is a JSON object')
      const seen = readVersion(words)
      return changeSetting(name, value, (settings, known) => seen ?? settings.version(known))
    },
  },
  maintenance: {
    usage: 'maintenance on|off [TEXT] [END]  close or open the site; END as 2030-01-01T00:00:00Z',
    parse: ([state, text, until]) => {
      if (state !== 'on' && state !== 'off') throw new UsageFault('maintenance takes on or off')
      return changeSetting(
        'maintenance',
        {
          on: state === 'on',
          ...(text === undefined ? {} : { text }),
          until: until ?? null,
        },
        null,
      )
    },
  },
  notice: {
    usage: 'notice TITLE BODY [popup]        publish a notice to everyone',
    parse: ([title = '', body = '', popUp]) => {
      if (title === '' || body === '') throw new UsageFault('a notice has a title and a body')
      const written = { title, body, popUp: popUp === 'popup' }
      return acts(
        async ({ sql, clock }, actor) =>
          `published ${await publishNotice(sql, clock, { ...written, actor })}`,
      )
    },
  },
  broadcast: {
    usage: 'broadcast notice|activity|bulletin|match TITLE BODY [LINK]  a letter to all members',
    parse: ([kind = '', title = '', body = '', link]) => {
      if (!isBroadcastKind(kind)) throw new UsageFault(`there is no kind "${kind}"`)
      if (title === '' || body === '') throw new UsageFault('a broadcast has a title and a body')
      if (link !== undefined && !isOwnLink(link))
        throw new UsageFault('a link is a path of the site')
      const letter = { kind, title, body, ...(link === undefined ? {} : { link }) }
      return acts(
        async (platform, actor) => `sent ${await broadcast(platform, { ...letter, actor })}`,
      )
    },
  },
  legal: {
    usage:
      'legal terms|privacy list|publish CHANGE [FILE]  versions; a new one from this release or a JSON file',
    parse: ([name = '', action = '', change = '', file]) => {
      if (!isLegalName(name)) throw new UsageFault('legal takes terms or privacy')
      if (action === 'list') return reads((platform) => listLegal(platform, name))
      if (action !== 'publish') throw new UsageFault('legal takes list or publish')
      if (change.trim() === '') throw new UsageFault('members are told what is new')
      return acts(async ({ sql, clock, config }, actor) => {
        const document: unknown =
          file === undefined
            ? await readReleaseText(config.webRoot, name)
            : JSON.parse(await readFile(file, 'utf8'))
        if (document === null) throw new UsageFault('the pages are not built; name a file')
        const now = clock.now()
        const version = await publishLegal(sql, { name, document, change, actor, now })
        return `published version ${version} of ${name}`
      })
    },
  },
  'help-votes': {
    usage: 'help-votes                       how many found each help page helpful, worst first',
    parse: () =>
      reads(async ({ sql }) => {
        const counts = await countVotes(sql)
        if (counts.length === 0) return 'no votes'
        return counts.map(({ page, yes, no }) => `${page}: yes ${yes}, no ${no}`).join('\n')
      }),
  },
  'rotate-key': {
    usage:
      'rotate-key                       a new key pair for the wire; the old one stays good for a day',
    parse: () =>
      acts(async ({ keyRing }, actor) => {
        await keyRing.rotate(actor)
        return `now ${keyRing.current().id}`
      }),
  },
}
