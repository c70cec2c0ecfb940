import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './boot/root.mjs'
import { servingEnvironment } from './migrate-site.ts'
import { chooseDataHome } from './postgres/places.ts'

/** The database of `DATABASE_URL`, else of the site that runs from this clone. */
async function findDatabase(home: string): Promise<string> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return given
  const note = await readFile(join(home, 'running.json'), 'utf8').catch(() => undefined)
  if (note === undefined) throw new Error('No site runs here. Start it with: npm start')
  return (JSON.parse(note) as { databaseUrl: string }).databaseUrl
}

try {
  const home = await chooseDataHome(root)
  const env = { ...servingEnvironment(), DATABASE_URL: await findDatabase(home), DATA_DIR: home }
  const command = join(root, 'server/src/app/command.ts')
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
