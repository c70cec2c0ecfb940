import { once } from 'node:events'
import { expect, it } from 'vitest'
import { spawnGroup, stopGroup } from './process-group.ts'

/** A launcher that waits for its program, as those of compilers do. */
const launcher = (program: string): string[] => [
  '-e',
  `const { spawn } = require('node:child_process')
   const child = spawn(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: ['ignore', 1, 2] })
   child.once('exit', () => process.exit())`,
]

it.each([
  ['by asking', '', 60_000],
  ['by force', `process.on('SIGTERM', () => {});`, 100],
])('ends what a program has started, %s', async (_, stubborn, patienceMs) => {
  const program = `${stubborn} setInterval(() => {}, 1000); console.log(process.pid)`
  const child = spawnGroup(process.execPath, launcher(program), { stdio: ['ignore', 'pipe', 2] })
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const started = Number(said.toString())
  expect(process.kill(started, 0)).toBe(true)
  await stopGroup(child, patienceMs)
  expect(() => process.kill(started, 0)).toThrow('ESRCH')
})
