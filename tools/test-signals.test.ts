import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { root } from './boot/root.mjs'

/** All that the run makes lies in here, and every process of it knows this folder. */
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinghe-signals-'))
  // PostgreSQL may run as another account.
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const isOurs = async (pid: string): Promise<boolean> => {
  const none = () => ''
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(none)
  const workFolder = await readlink(`/proc/${pid}/cwd`).catch(none)
  return environment.includes(`TMPDIR=${folder}`) || workFolder.startsWith(folder)
}

const alive = async (): Promise<string[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const names: string[] = []
  for (const pid of pids)
    if (await isOurs(pid)) names.push(await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** A run with one test, which listens, has a connection to the database and never ends. */
const startRun = async () => {
  const setting = (name: string): string => JSON.stringify(join(root, name))
  const config = `export default { test: {
    include: ['endless.ts'], isolate: false, maxWorkers: 1, testTimeout: 0,
    globalSetup: [${setting('tools/test-database.ts')}],
    setupFiles: [${setting('tools/test-orphan.ts')}],
  } }`
  const endless = `
    import { createServer } from 'node:http'
    import { inject, it } from ${setting('node_modules/vitest/dist/index.js')}
    import { connect } from ${setting('server/src/platform/database/connect.ts')}
    it('never ends', async () => {
      createServer().listen(0, '127.0.0.1')
      await connect(inject('postgres').url, { max: 1, name: 'test' })\`select 1\`
      process.stdout.write('connected')
      await new Promise(() => {})
    })`
  await writeFile(join(folder, 'vitest.config.mjs'), config)
  await writeFile(join(folder, 'endless.ts'), endless)
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS)/.test(name))
  const run = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run'], {
    cwd: folder,
    detached: true,
    env: { ...Object.fromEntries(own), TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of run.stdout) {
    said += String(part)
    if (said.includes('connected')) break
  }
  return run
}

it.runIf(process.platform === 'linux').each([
  ['SIGTERM of the run', 'SIGTERM', 1],
  ['Ctrl-C', 'SIGINT', -1],
] as const)('%s leaves no process and no file behind', async (_, signal, whom) => {
  const run = await startRun()
  expect(await alive()).toContain('postgres')
  const over = once(run, 'exit')
  process.kill(whom * (run.pid ?? 0), signal)
  await over
  await vi.waitFor(async () => expect(await alive()).toEqual([]))
  expect((await readdir(folder)).filter((name) => name.startsWith('xinghe-'))).toEqual([])
})
