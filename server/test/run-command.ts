import { prepare } from '../src/app/commands/command.ts'
import { commands } from '../src/app/commands/commands.ts'
import type { Platform } from '../src/platform/parts.ts'

/** The operator's name in the audit lines of commands that tests run. */
export const testOperator = 'test-operator'

/** As `npm run site -- NAME WORDS --as test-operator`. */
export const runCommand = async (
  platform: Platform,
  name: string,
  ...words: readonly string[]
): Promise<string> => {
  const command = commands[name]
  if (command === undefined) throw new Error(`there is no command ${name}`)
  return prepare(command, words, testOperator)(platform)
}
