import * as z from 'zod/mini'
import { readConfig } from '../platform/config/config.ts'
import { prepare } from './commands/command.ts'
import { commands } from './commands/commands.ts'
import { printable } from './commands/printable.ts'
import { makePlatform } from './make-platform.ts'

const help = (): string =>
  `npm run site -- COMMAND [--as NAME]\n\nEvery change is recorded under the name.\n\n${Object.values(
    commands,
  )
    .map((command) => `  ${command.usage}`)
    .join('\n')}`

const faultText = (error: unknown): string => {
  if (error instanceof z.core.$ZodError)
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}

const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    console.log(help())
    return name === '' ? 0 : 2
  }
  try {
    const run = prepare(command, words, process.env['OPERATOR_NAME'] ?? '')
    const platform = await makePlatform(readConfig(process.env, process.cwd()))
    try {
      console.log(printable(await run(platform)))
    } finally {
      await platform.close()
    }
    return 0
  } catch (error) {
    console.error(printable(faultText(error)))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
