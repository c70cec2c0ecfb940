import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measurePatience } from '../../../tools/machine-speed.ts'
import { startThrowAwayPostgres } from '../../../tools/postgres/throw-away.ts'
import { readCount, say } from '../long-run.ts'
import type { Attack } from './attack.ts'
import { runAttacks } from './run-attacks.ts'

const usage = 'npm run test:security -- [--only NAME] [--short] [--seed N]'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = readCount(values.seed, usage)

const folder = new URL('./attacks/', import.meta.url)
const names = (await readdir(folder))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => values.only === undefined || name === `${values.only}.ts`)
if (names.length === 0) throw new Error(usage)

await measurePatience()
const postgres = await startThrowAwayPostgres()
// Read by the fixtures that attacks share with the tests.
process.env.TEST_POSTGRES = JSON.stringify({ url: postgres.url, ownerUrl: postgres.ownerUrl })
try {
  // The limits of the attacks are set as their files are loaded.
  const attacks = await Promise.all(
    names.map(async (name) => {
      const { attack } = (await import(new URL(name, folder).href)) as { attack: Attack }
      return attack
    }),
  )
  say(`seed ${seed}`)
  const broken = await runAttacks(attacks, { form: values.short ? 'short' : 'long', seed }, say)
  say(`${attacks.length - broken} of ${attacks.length} attacks held`)
  if (broken > 0) process.exitCode = 1
} finally {
  await postgres.remove()
}
