import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ended } from '../child.ts'
import { findNode } from './find-node.mjs'
import { installKey, isInstalled, markInstalled } from './install.mjs'
import { root } from './root.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xinghe-boot-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function occupy(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

const runNode = (args: string[], env: Record<string, string>) =>
  ended(spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } }))

/** A clone of its own: a test that installs packages must never change those it runs on. */
async function makeClone(): Promise<void> {
  await mkdir(join(folder, 'node_modules'))
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'package.json'), '{"workspaces":["web"]}')
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'web/package.json'), '{"name":"web","version":"1.0.0"}')
  for (const name of ['boot', 'run.mjs', 'start.mjs']) {
    await cp(join(root, 'tools', name), join(folder, 'tools', name), { recursive: true })
  }
}

describe('npm start', () => {
  beforeEach(makeClone)

  it('names the port that is taken and the setting, before it does anything', async () => {
    const { server, port } = await occupy()
    const { code, output } = await runNode([join(folder, 'tools/start.mjs')], {
      PORT: String(port),
    })
    server.close()
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `Port ${port} is taken. Set PORT to another one, for example: PORT=${port + 1} npm start`,
    )
  })

  it('refuses an invalid port', async () => {
    const { code, output } = await runNode([join(folder, 'tools/start.mjs')], { PORT: '80a' })
    expect(code).toBe(1)
    expect(output).toContain('PORT is "80a"')
  })
})

describe('the packages', () => {
  beforeEach(makeClone)

  it.each([
    ['package-lock.json', '{"lockfileVersion":3}', false],
    ['web/package.json', '{"name":"web","dependencies":{"zod":"4"}}', false],
    ['web/package.json', '{"name":"web","version":"1.0.0","scripts":{"x":"y"}}', true],
  ])('know whether %s = %s calls for another install', async (file, text, same) => {
    expect(isInstalled(folder)).toBe(false)
    markInstalled(folder)
    expect(isInstalled(folder)).toBe(true)
    await writeFile(join(folder, file), text)
    expect(isInstalled(folder)).toBe(same)
  })

  it('are the same for the same files in any folder', async () => {
    const copy = join(folder, 'copy')
    await mkdir(copy)
    for (const name of ['package.json', 'package-lock.json', 'web']) {
      await cp(join(folder, name), join(copy, name), { recursive: true })
    }
    expect(installKey(copy)).toBe(installKey(folder))
  })

  it('print the reason when the registry cannot be reached', async () => {
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { workspaces: ['web'], dependencies: { 'not-there': '1.0.0' } },
        web: {},
        'node_modules/web': { resolved: 'web', link: true },
        'node_modules/not-there': { version: '1.0.0', integrity: 'sha512-AAAA' },
      },
    }
    const manifest = { workspaces: ['web'], dependencies: { 'not-there': '1.0.0' } }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const { server, port } = await occupy()
    server.close()
    await once(server, 'close')
    const { code, output } = await runNode([join(folder, 'tools/run.mjs'), 'x.ts'], {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    })
    expect(code).toBe(1)
    expect(output).toContain('The package registry could not be reached.')
    expect(isInstalled(folder)).toBe(false)
  })
})

describe('a run in a new enough Node', () => {
  it('uses the running Node when it is new enough', () => {
    expect(findNode(folder)).toBe(process.execPath)
  })

  it('hands over arguments and comes back with the exit code', async () => {
    await makeClone()
    markInstalled(folder)
    const script = join(folder, 'sum.ts')
    await writeFile(
      script,
      `const numbers: number[] = process.argv.slice(2).map(Number)
       process.exitCode = numbers.reduce((sum, number) => sum + number, 0)`,
    )
    const { code } = await runNode([join(folder, 'tools/run.mjs'), script, '3', '4'], {})
    expect(code).toBe(7)
  })
})
