import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgotByEmailStart, forgotByPhoneStart } from '@xinghe/contract/account-codes.ts'
import { login } from '@xinghe/contract/account.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { insertCaptcha } from '@xinghe/server/features/account/captcha/store-captcha.ts'
import { systemClock as clock } from '@xinghe/server/platform/clock/clock.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { wireClient, type WireClient } from '../server/test/wire-client.ts'
import { stopChild } from '../tools/child.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { freePort } from '../tools/system/ports.ts'
import { launchServer, waitUntilReady } from '../tools/site-server.ts'
import { median, type Bench, type Figure } from './bench.ts'

/** One call, made for an existing and for an unknown name. */
interface Question {
  readonly label: string
  readonly call: Call
  readonly known: object
  readonly unknown: object
  /** The answer that both must give, or the figure compares two different things. */
  readonly status: number
}

const wrongPassword = randomBytes(16).toString('hex')
const questions: readonly Question[] = [
  {
    label: 'login',
    call: login,
    known: { name: 'demo02', password: wrongPassword },
    unknown: { name: 'none99', password: wrongPassword },
    status: 6002,
  },
  {
    label: 'forgot by phone',
    call: forgotByPhoneStart,
    known: { name: 'demo02', phone: '8613800138000' },
    unknown: { name: 'none99', phone: '8613800138000' },
    status: 6000,
  },
  {
    label: 'forgot by email',
    call: forgotByEmailStart,
    known: { name: 'demo02', email: 'demo02@example.com' },
    unknown: { name: 'none99', email: 'demo02@example.com' },
    status: 6000,
  },
]

/** Inserts a solved picture captcha and deletes the traces of earlier calls. */
const prepare = async (sql: Sql): Promise<{ uuid: string; proof: object }> => {
  const [uuid, id, answer] = [randomUUID(), randomUUID(), 'ABCDE']
  await sql`delete from login_failure`
  await sql`delete from verification_code`
  await insertCaptcha(sql, { id, kind: 'picture', purpose: null, uuid, answer }, clock.now())
  return { uuid, proof: { kaptchcate: 1, codeId: id, code: answer, imageCode: answer } }
}

const askMs = async (
  client: WireClient,
  sql: Sql,
  { call, status }: Question,
  about: object,
): Promise<number> => {
  const { uuid, proof } = await prepare(sql)
  const request = client.prepare(call, { ...about, ...proof }, { uuid })
  const started = performance.now()
  const answer = await client.send(request)
  const took = performance.now() - started
  if (answer.status_code !== status)
    throw new Error(`${call.path} answered ${answer.status_code} ${answer.message}`)
  return took
}

/** Known and unknown names in turn, each first equally often; ratio of the medians, unknown ÷ known. */
const ratioOf = async (
  client: WireClient,
  sql: Sql,
  question: Question,
  seconds: number,
): Promise<Figure> => {
  const known: number[] = []
  const unknown: number[] = []
  const ends = performance.now() + seconds * 1_000
  const ask = (about: 'known' | 'unknown'): Promise<number> =>
    askMs(client, sql, question, question[about])
  for (let warm = 0; warm < 5; warm += 1) await ask(warm % 2 === 0 ? 'known' : 'unknown')
  for (let pair = 0; performance.now() < ends || pair < 40; pair += 1) {
    if (pair % 2 === 0) known.push(await ask('known'))
    unknown.push(await ask('unknown'))
    if (pair % 2 === 1) known.push(await ask('known'))
  }
  const [knownMs, unknownMs] = [median(known), median(unknown)]
  console.log(
    `  ${question.label}: known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms, ${known.length} pairs`,
  )
  const label = `${question.label} unknown ÷ known`
  return { label, value: unknownMs / knownMs, goal: { from: 0.9, to: 1.1 } }
}

/** The time of an answer must not reveal whether a name exists. */
export const enumeration: Bench = {
  what: 'answers about a name that nobody has ÷ about one that exists: medians of ms, same run, interleaved',
  async run({ seconds }) {
    const folder = await makeScratchFolder('xinghe-bench-')
    const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-bench-data-'))
    const database = await startPostgres({ dataDir: folder, name: 'bench' })
    await prepareDatabase(database)
    const port = await freePort()
    const server = launchServer({
      root: new URL('..', import.meta.url).pathname,
      logFile: join(dataDir, 'site.log'),
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: String(port),
        RATE_FACTOR: '100000',
        LOG_LEVEL: 'warn',
      },
    })
    const sql = connect(database.url, { max: 1, name: 'bench' })
    try {
      const address = `http://127.0.0.1:${port}`
      if (!(await waitUntilReady(server, address))) throw new Error('the site did not start')
      const client = await wireClient(address, () => Date.now())
      const figures: Figure[] = []
      for (const question of questions) figures.push(await ratioOf(client, sql, question, seconds))
      return figures
    } finally {
      await sql.end()
      await stopChild(server.process, 10_000, 'SIGINT')
      await database.stop()
      await rm(folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
