import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { makeScratchFolder } from './places.ts'
import { findPostmaster } from './postmaster.ts'
import { workersIn } from './process-identity.ts'
import type { Secrets } from './secrets.ts'
import { startPostgres, stopAbandoned } from './start-postgres.ts'
import type { RunningPostgres } from './start-postgres.ts'

let dataDir: string
const children: ChildProcess[] = []
const servers: RunningPostgres[] = []

beforeAll(async () => {
  dataDir = await makeScratchFolder('xinghe-launcher-')
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const child of children.splice(0)) await kill(child)
  await stopAbandoned(dataDir)
})

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

async function start(durable = false): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, name: 'site', durable })
  servers.push(server)
  return server
}
const running = () => findPostmaster(join(dataDir, 'cluster'))

/** A busy machine may take a moment to end a killed process. */
async function killServer(): Promise<void> {
  process.kill((await running())?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(async () => expect(await running()).toBeUndefined())
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new Client(url).on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<object>(query)).rows
  } finally {
    await client.end()
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A second, independent user of the same database. */
async function startElsewhere(): Promise<ChildProcess> {
  const launcher = new URL('start-postgres.ts', import.meta.url).href
  const script = join(dataDir, 'elsewhere.mjs')
  await writeFile(
    script,
    `const { startPostgres } = await import(${JSON.stringify(launcher)})
     await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, name: 'site', durable: false })
     process.on('message', () => {})
     process.send('up')`,
  )
  const child = fork(script)
  children.push(child)
  await once(child, 'message')
  return child
}

describe('the launcher of PostgreSQL', () => {
  it('starts an empty database, and finds written rows again after a stop', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await ask(first.ownerUrl, 'create table note as select 42 as number')
    await first.stop()
    expect(await running()).toBeUndefined()

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await ask(second.ownerUrl, 'select number from note')).toEqual([{ number: 42 }])
    await second.stop()
  })

  it('refuses a login without the password, and gives the site no administrator rights', async () => {
    const server = await start()
    const stranger = server.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(stranger, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    const rights = 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = user'
    expect(await ask(server.url, rights)).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
    ])
    await expect(ask(server.url, 'create table loot (id integer)')).rejects.toMatchObject({
      code: '42501',
    })
    expect(await ask(server.url, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ])
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o077).toBe(0)
    await server.stop()
  })

  it('makes the role of the site in a data folder from before there was one', async () => {
    const first = await start()
    const file = join(dataDir, 'secrets.json')
    const { administrator, owner } = JSON.parse(await readFile(file, 'utf8')) as Secrets
    const asAdministrator = new URL(first.ownerUrl)
    asAdministrator.username = 'postgres'
    asAdministrator.password = administrator
    await ask(asAdministrator.href, 'drop role xinghe_site')
    await first.stop()
    await writeFile(file, JSON.stringify({ administrator, site: owner }))

    for (let starts = 0; starts < 2; starts += 1) {
      const server = await start()
      const who = 'select current_user::text as role'
      expect(await ask(server.url, who)).toEqual([{ role: 'xinghe_site' }])
      expect(await ask(server.ownerUrl, who)).toEqual([{ role: 'xinghe' }])
      expect((await stat(file)).mode & 0o077).toBe(0)
      await server.stop()
    }
  })

  it('takes over the server of a process that was killed, and stops it', async () => {
    const owner = await startElsewhere()
    const orphan = await running()
    await kill(owner)
    const server = await start()
    expect(server.adopted).toBe(true)
    expect(await running()).toEqual(orphan)
    await server.stop()
    expect(await running()).toBeUndefined()
  })

  it('leaves a server alone that another living process uses', async () => {
    await startElsewhere()
    const server = await start()
    expect(server.adopted).toBe(true)
    await server.stop()
    expect(await running()).toBeDefined()
    expect(await stopAbandoned(dataDir)).toBe(false)
  })

  it('starts again after the server itself was killed, workers and all left behind', async () => {
    const first = await start(true)
    await ask(first.ownerUrl, 'create table kept as select 42 as number')
    const busy = ask(first.url, 'select pg_sleep(60)').catch(() => 'cut off')
    await vi.waitFor(async () => {
      const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`
      expect(await ask(first.url, sleeping)).toHaveLength(1)
    })
    await killServer()
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await busy).toBe('cut off')
    expect(await ask(second.ownerUrl, 'select number from kept')).toEqual([{ number: 42 }])
    await first.stop()
    await second.stop()
    expect(await workersIn(join(dataDir, 'cluster'))).toEqual([])
  })

  it('is started again on its port when it is gone, and left alone when it runs', async () => {
    const server = await start()
    expect(await server.revive()).toBe(false)
    await killServer()
    expect(await server.revive()).toBe(true)
    expect(await ask(server.url, 'select 1 as up')).toEqual([{ up: 1 }])
    await server.stop()
    expect(await server.revive()).toBe(false)
    expect(await running()).toBeUndefined()
  })

  it('is not misled by a pid file whose number now belongs to another program', async () => {
    const first = await start()
    const pidFile = join(dataDir, 'cluster/postmaster.pid')
    const text = await readFile(pidFile, 'utf8')
    await first.stop()
    // The hardest case: the number is that of a living PostgreSQL of the same account elsewhere.
    const elsewhere = new Client(inject('postgres').url).on('error', () => undefined)
    await elsewhere.connect()
    const { rows } = await elsewhere.query<{ pid: number }>('select pg_backend_pid() as pid')
    await writeFile(pidFile, text.replace(/^\d+/, String(rows[0]?.pid)))
    const second = await start()
    expect(second.adopted).toBe(false)
    await second.stop()
    await elsewhere.end()
  })

  it('starts once when two processes start it at the same time', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect(one.port).toBe(two.port)
    expect([one, two].filter((server) => server.adopted)).toHaveLength(1)
    await one.stop()
    expect(await ask(two.url, 'select 1 as up')).toEqual([{ up: 1 }])
    await two.stop()
    expect(await running()).toBeUndefined()
  })

  it('makes the files anew when a first start was cut short', async () => {
    await rename(join(dataDir, 'cluster'), join(dataDir, 'cluster.draft'))
    const server = await start()
    expect(await ask(server.url, 'select 1 as up')).toEqual([{ up: 1 }])
    await server.stop()
  })

  it('says which file is missing when the passwords are gone', async () => {
    await (await start()).stop()
    const secrets = join(dataDir, 'secrets.json')
    await rename(secrets, `${secrets}.away`)
    await expect(start()).rejects.toThrow(/secrets\.json cannot be read/)
    expect(await running()).toBeUndefined()
    await rename(`${secrets}.away`, secrets)
  })
})
