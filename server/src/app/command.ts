import * as z from 'zod/mini'
import { setMemberState, stateChanges } from '../features/account/profile/set-member-state.ts'
import { publishNotice } from '../features/site/publish-notice.ts'
import { writeAuditLine } from '../platform/audit/audit.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Platform } from '../platform/parts.ts'
import { isSettingName, settingShapes } from '../platform/settings/schema.ts'
import { makePlatform } from './make-platform.ts'

/** The operator's commands until the console exists. Each that changes something leaves an audit line. */
interface Command {
  readonly usage: string
  readonly run: (platform: Platform, words: readonly string[]) => Promise<string>
}

class UsageFault extends Error {}

const audit = (
  platform: Platform,
  action: string,
  subject: string,
  detail: object,
): Promise<void> =>
  writeAuditLine(platform.sql, {
    actor: 'command-line',
    action,
    subject,
    detail,
    now: platform.clock.now(),
  })

const setSetting = async (platform: Platform, name: string, value: unknown): Promise<string> => {
  if (!isSettingName(name))
    throw new UsageFault(
      `there is no setting "${name}"; there are ${Object.keys(settingShapes).join(', ')}`,
    )
  await platform.settings.set(name, value)
  await audit(platform, 'set-setting', name, { value })
  return `${name} = ${JSON.stringify(platform.settings.get(name))}`
}

const commands: Record<string, Command> = {
  settings: {
    usage: 'settings                         show every site setting',
    run: async ({ settings }) =>
      Object.keys(settingShapes)
        .filter(isSettingName)
        .map((name) => `${name} = ${JSON.stringify(settings.get(name))}`)
        .join('\n'),
  },
  set: {
    usage: `set NAME JSON                    change fields of one: set switches '{"deposit":0}'`,
    run: (platform, [name = '', json = '']) => {
      const value: unknown = JSON.parse(json)
      if (typeof value !== 'object' || value === null)
        throw new UsageFault('the value is a JSON object')
      return setSetting(platform, name, value)
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
  member: {
    usage:
      'member NAME freeze|unfreeze|close REASON\n                                   hold, release or close an account; the member reads the reason',
    run: (platform, [name = '', word, ...reason]) => {
      const change = stateChanges.find((one) => one === word)
      if (change === undefined) throw new UsageFault('member takes freeze, unfreeze or close')
      return setMemberState(platform, {
        name,
        change,
        reason: reason.join(' '),
        actor: 'command-line',
      })
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

const help = (): string =>
  `npm run site -- COMMAND\n\n${Object.values(commands)
    .map((command) => `  ${command.usage}`)
    .join('\n')}`

const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = commands[name]
  if (command === undefined) {
    console.log(help())
    return name === '' ? 0 : 2
  }
  const platform = await makePlatform(readConfig(process.env, process.cwd()))
  try {
    console.log(await command.run(platform, words))
    return 0
  } catch (error) {
    if (error instanceof z.core.$ZodError) {
      console.error(
        error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
      )
    } else console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await platform.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
