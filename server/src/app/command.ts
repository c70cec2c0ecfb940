import * as z from 'zod/mini'
import { readConfig } from '../platform/config/config.ts'
import type { Command } from './commands/command.ts'
import { agentCommands } from './commands/agent.ts'
import { activityCommands } from './commands/activity.ts'
import { appealCommands } from './commands/appeal.ts'
import { awardReviewCommands } from './commands/award-review.ts'
import { chatCommands } from './commands/chat.ts'
import { feedbackCommands } from './commands/feedback.ts'
import { gameCommands } from './commands/game.ts'
import { ledgerCommands } from './commands/ledger.ts'
import { depositCommands } from './commands/deposit.ts'
import { tableCommands } from './commands/table.ts'
import { masterSecretCommands } from './commands/master-secret.ts'
import { memberCommands } from './commands/member.ts'
import { printable } from './commands/printable.ts'
import { siteCommands } from './commands/site.ts'
import { sportsCommands } from './commands/sports.ts'
import { venueCommands } from './commands/venue.ts'
import { withdrawCommands } from './commands/withdraw.ts'
import { makePlatform } from './make-platform.ts'

const commands: Record<string, Command> = {
  ...siteCommands,
  ...memberCommands,
  ...masterSecretCommands,
  ...depositCommands,
  ...withdrawCommands,
  ...activityCommands,
  ...agentCommands,
  ...chatCommands,
  ...sportsCommands,
  ...appealCommands,
  ...feedbackCommands,
  ...awardReviewCommands,
  ...venueCommands,
  ...tableCommands,
  ...gameCommands,
  ...ledgerCommands,
}

const help = (): string =>
  `npm run site -- COMMAND\n\n${Object.values(commands)
    .map((command) => `  ${command.usage}`)
    .join('\n')}`

const main = async ([name = '', ...words]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    console.log(help())
    return name === '' ? 0 : 2
  }
  const platform = await makePlatform(readConfig(process.env, process.cwd()))
  try {
    console.log(printable(await command.run(platform, words)))
    return 0
  } catch (error) {
    if (error instanceof z.core.$ZodError) {
      const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      console.error(printable(lines.join('\n')))
    } else console.error(printable(error instanceof Error ? error.message : String(error)))
    return 1
  } finally {
    await platform.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
