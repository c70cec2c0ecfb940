import { readFile } from 'node:fs/promises'
import { isLegalName } from '@xinghe/rules/site/legal.ts'
import { isOwnLink } from '@xinghe/rules/site/safe-link.ts'
import { publishLegal } from '../../features/site/legal/publish-legal.ts'
import { readReleaseText } from '../../features/site/legal/release-text.ts'
import { readLegalVersions } from '../../features/site/legal/store-legal.ts'
import { publishNotice } from '../../features/site/publish-notice.ts'
import { countVotes } from '../../features/site/store-help.ts'
import { isBroadcastKind, sendBroadcast } from '../../platform/letters/send-broadcast.ts'
import type { Platform } from '../../platform/parts.ts'
import { isSettingName, settingShapes } from '../../platform/settings/schema.ts'
import { audit, commandActor, UsageFault, type Command } from './command.ts'

const readVersion = (words: readonly string[]): number | undefined => {
  const [flag, version = ''] = words
  if (flag === undefined) return undefined
  if (flag !== '--version' || !/^\d{1,9}$/.test(version))
    throw new UsageFault('after the value comes --version and the number that `settings` shows')
  return Number(version)
}

const setSetting = async (
  platform: Platform,
  name: string,
  fields: object,
  seen?: number,
): Promise<string> => {
  if (!isSettingName(name))
    throw new UsageFault(
      `there is no setting "${name}"; there are ${Object.keys(settingShapes).join(', ')}`,
    )
  const { version } = await platform.settings.set(name, fields, seen === undefined ? {} : { seen })
  await audit(platform, 'set-setting', name, { value: fields })
  return `${name} (version ${version}) = ${JSON.stringify(platform.settings.get(name))}`
}

export const siteCommands: Record<string, Command> = {
  settings: {
    usage: 'settings                         show every site setting with its version',
    run: async ({ settings }) =>
      Object.keys(settingShapes)
        .filter(isSettingName)
        .map(
          (name) =>
            `${name} (version ${settings.version(name)}) = ${JSON.stringify(settings.get(name))}`,
        )
        .join('\n'),
  },
  set: {
    usage: `set NAME JSON [--version N]      change fields of one: set switches '{"deposit":0}'; N is the version that was looked at`,
    run: (platform, [name = '', json = '', ...words]) => {
      const value: unknown = JSON.parse(json)
      if (typeof value !== 'object' || value === null)
        throw new UsageFault('the value is a JSON object')
      const seen = readVersion(words) ?? (isSettingName(name) ? platform.settings.version(name) : 0)
      return setSetting(platform, name, value, seen)
    },
  },
  maintenance: {
    usage: 'maintenance on|off [TEXT] [END]  close or open the site; END as 2030-01-01T00:00:00Z',
    run: (platform, [state, text, until]) => {
      if (state !== 'on' && state !== 'off') throw new UsageFault('maintenance takes on or off')
      return setSetting(platform, 'maintenance', {
        on: state === 'on',
        ...(text === undefined ? {} : { text }),
        until: until ?? null,
      })
    },
  },
  notice: {
    usage: 'notice TITLE BODY [popup]        publish a notice to everyone',
    run: async (platform, [title = '', body = '', popUp]) => {
      if (title === '' || body === '') throw new UsageFault('a notice has a title and a body')
      const id = await publishNotice(platform.sql, platform.clock, {
        title,
        body,
        popUp: popUp === 'popup',
      })
      await audit(platform, 'publish-notice', id, { title })
      return `published ${id}`
    },
  },
  broadcast: {
    usage: 'broadcast notice|activity|bulletin|match TITLE BODY [LINK]  a letter to all members',
    run: async (platform, [kind = '', title = '', body = '', link]) => {
      if (!isBroadcastKind(kind)) throw new UsageFault(`there is no kind "${kind}"`)
      if (title === '' || body === '') throw new UsageFault('a broadcast has a title and a body')
      if (link !== undefined && !isOwnLink(link))
        throw new UsageFault('a link is a path of the site')
      const now = platform.clock.now()
      const id = await platform.sql.begin((tx) =>
        sendBroadcast(tx, { kind, title, body, now, ...(link === undefined ? {} : { link }) }),
      )
      await audit(platform, 'send-broadcast', id, { kind, title })
      return `sent ${id}`
    },
  },
  legal: {
    usage:
      'legal terms|privacy list|publish CHANGE [FILE]  versions; a new one from this release or a JSON file',
    run: async (platform, [name = '', action = '', change = '', file]) => {
      if (!isLegalName(name)) throw new UsageFault('legal takes terms or privacy')
      const { sql, clock, config } = platform
      if (action === 'list') {
        const versions = await readLegalVersions(sql, name, 'zh-CN')
        return versions
          .map((one) => `${one.version}  ${new Date(one.publishedAt).toISOString()}  ${one.change}`)
          .join('\n')
      }
      if (action !== 'publish') throw new UsageFault('legal takes list or publish')
      if (change.trim() === '') throw new UsageFault('members are told what is new')
      const document: unknown =
        file === undefined
          ? await readReleaseText(config.webRoot, name)
          : JSON.parse(await readFile(file, 'utf8'))
      if (document === null) throw new UsageFault('the pages are not built; name a file')
      const now = clock.now()
      const version = await publishLegal(sql, { name, document, change, actor: commandActor, now })
      return `published version ${version} of ${name}`
    },
  },
  'help-votes': {
    usage: 'help-votes                       how many found each help page helpful, worst first',
    run: async ({ sql }) => {
      const counts = await countVotes(sql)
      if (counts.length === 0) return 'no votes'
      return counts.map(({ page, yes, no }) => `${page}: yes ${yes}, no ${no}`).join('\n')
    },
  },
  'rotate-key': {
    usage:
      'rotate-key                       a new key pair for the wire; the old one stays good for a day',
    run: async (platform) => {
      await platform.keyRing.rotate()
      const { id } = platform.keyRing.current()
      await audit(platform, 'rotate-key', id, {})
      return `now ${id}`
    },
  },
}
