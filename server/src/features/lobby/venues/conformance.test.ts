import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/database.ts'
import { keyIdHeader } from '../../../platform/signing/signed-message.ts'
import type { VenueAddress } from './ask-venue.ts'
import { checkConformance } from './conformance.ts'
import { openSandbox, type SandboxProcess } from './sandbox/sandbox-process.ts'
import { signAnswer } from './sign-answer.ts'
import { signatureHeader } from './sign-request.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let sandbox: SandboxProcess
beforeAll(async () => {
  database = await freshDatabase()
  sandbox = openSandbox(database.url)
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

const brokenIn = async (address: VenueAddress): Promise<string[]> =>
  (await checkConformance(address, 'SBX'))
    .filter(({ broken }) => broken !== null)
    .map(({ promise }) => promise)

const secret = 'a secret of sixteen'
const yes = JSON.stringify({
  outcome: 'done',
  fate: 'done',
  balance: '0.00',
  url: '/',
  bets: [],
  cursor: '',
})

/** A venue that accepts everything and stores nothing. */
const yesVenue = async (
  signs: false | ((asked: string) => Record<string, string>),
): Promise<{ server: Server; url: string }> => {
  const server = createServer((request, response) => {
    request.resume()
    const asked = String(request.headers[signatureHeader])
    response.writeHead(200, signs === false ? {} : signs(asked)).end(yes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('the conformance test', () => {
  it('is passed by the sandbox venue', async () => {
    expect(await brokenIn(await sandbox.address())).toEqual([])
  })

  it('is failed by a venue that accepts everything', async () => {
    const { server, url } = await yesVenue((asked) => signAnswer(secret, asked, yes))
    const broken = await brokenIn({ url, secret, oldSecret: null })
    server.close()
    expect(broken).toEqual([
      'refuses a request that is not signed, wrongly signed or old',
      'takes money in and gives it back',
      'does one id once, however often it comes, also at the same time',
      'refuses an id that was used for something else',
      'gives no more than it holds',
      'lets two at once not take the same money',
      'tells what became of a transfer',
      'never does what it has cancelled, and cancels nothing that is done',
    ])
  })

  it('is failed by a venue that signs no answer', async () => {
    const { server, url } = await yesVenue(false)
    const broken = await brokenIn({ url, secret, oldSecret: null })
    server.close()
    expect(broken).toContain('signs its answers, each for its request')
    expect(broken).toContain('opens a game for a member')
  })

  it('is failed by a venue that does not say which secret signed its answers', async () => {
    const { server, url } = await yesVenue((asked) => {
      const { [keyIdHeader]: _, ...unnamed } = signAnswer(secret, asked, yes)
      return unnamed
    })
    const broken = await brokenIn({ url, secret, oldSecret: null })
    server.close()
    expect(broken).toContain(
      'says which secret signed an answer, so that two are valid while one is changed',
    )
    expect(broken).not.toContain('signs its answers, each for its request')
  })
})

/** Signal 0 only checks that the process exists. */
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the sandbox venue’s process', () => {
  it('is restarted after it was killed, with its stored balances', async () => {
    const before = await sandbox.address()
    process.kill(sandbox.pid() ?? 0, 'SIGKILL')
    await expect.poll(() => sandbox.pid()).toBeNull()
    const after = await sandbox.address()
    expect(after.secret).not.toBe(before.secret)
    expect(await brokenIn(after)).toEqual([])
  })

  it('ends with the process that started it, also when that is killed', async () => {
    const module = new URL('./sandbox/sandbox-process.ts', import.meta.url).href
    const script = `
      const { openSandbox } = await import(${JSON.stringify(module)})
      const sandbox = openSandbox(${JSON.stringify(database.url)})
      await sandbox.address()
      process.stdout.write(String(sandbox.pid()))
      setInterval(() => undefined, 1_000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(said.toString())
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it('is not started after it was closed', async () => {
    const other = openSandbox(database.url)
    await other.close()
    await expect(other.address()).rejects.toThrow('closed')
  })
})
