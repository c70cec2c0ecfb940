import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ended } from '../../../tools/child.ts'

const stuck = fileURLToPath(new URL('../../test/stuck-stop.ts', import.meta.url))

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a stage that never ends is named in the log when the time after %s is over, and the exit code is not 0',
  async (signal) => {
    const child = spawn(process.execPath, [stuck])
    const over = ended(child)
    await once(child.stdout, 'data')
    child.kill(signal)
    const { code, output } = await over
    expect(output).toContain('"stage":"jobs","text":"ended before everything was finished"')
    expect(code).toBe(1)
  },
)
