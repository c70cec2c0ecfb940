import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { testOperator } from '../../run-command.ts'
import type { TestSite } from '../../site.ts'

const command = fileURLToPath(new URL('../../../src/app/command.ts', import.meta.url))

/** A command that shows what others wrote. */
export interface Look {
  readonly words: readonly string[]
  /** It is tried in the short form too. */
  readonly isShort: boolean
}

/** What the operator's terminal is sent: the real command in a process of its own. */
const outputOf = async ({ platform }: TestSite, words: readonly string[]): Promise<string> => {
  const { databaseUrl, dataDir, masterSecret } = platform.config
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MASTER_SECRET: masterSecret ?? '',
    OPERATOR_NAME: testOperator,
  }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...words], {
    env,
  })
  return stdout + stderr
}

/** By the words of the command. */
export const outputsOf = async (
  site: TestSite,
  looks: readonly Look[],
): Promise<Map<string, string>> => {
  const outputs = await Promise.all(
    looks.map(async ({ words }) => [words.join(' '), await outputOf(site, words)] as const),
  )
  return new Map(outputs)
}
