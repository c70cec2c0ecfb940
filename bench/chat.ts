import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { instant } from '@xinghe/rules/base/instant.ts'
import { notify } from '@xinghe/server/features/chat/rooms/store.ts'
import { insertMessages, lockRoom, moveRoom } from '@xinghe/server/features/chat/send/store.ts'
import { connect, type Sql } from '@xinghe/server/platform/database/connect.ts'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { stopChild } from '../tools/child.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { median, type Bench, type Figure } from './bench.ts'
import { fillBettors } from './bettors.ts'
import type { ReadersAnswer, ReadersOrder } from './chat-readers.ts'
import type { ChatServerAnswer, ChatServerOrder, ChatServerPlan } from './chat-server.ts'
import { measureSends, senders } from './chat-sends.ts'
import { percentile } from './open-loop.ts'
import { fillPgbench, findPgbench, pgbenchRate } from './pgbench.ts'

const readers = 5_000
const readerProcesses = 2
const everyMs = 50
const rounds = 3
/** A message as it is framed. */
const frameBytes = 200

const answerOf = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const [message] = (await once(child, 'message')) as [Answer]
  return message
}
const ask = (child: ChildProcess, order: ChatServerOrder): Promise<ChatServerAnswer> => {
  const answered = answerOf<ChatServerAnswer>(child)
  child.send(order)
  return answered
}
const askAll = (
  children: readonly ChildProcess[],
  order: ReadersOrder | 'rejoin' | 'delays',
): Promise<ReadersAnswer[]> =>
  Promise.all(
    children.map((child) => {
      const answered = answerOf<ReadersAnswer>(child)
      child.send(order)
      return answered
    }),
  )

/** A message of another process, whose text is the time. */
const writeMessage = (sql: Sql): Promise<void> =>
  sql.begin(async (tx) => {
    const room = await lockRoom(tx, 'hall')
    const at = instant(Math.max(Date.now(), (room?.lastAt ?? 0) + 1))
    const seq = (room?.seq ?? 0) + 1
    const key = randomBytes(9).toString('base64url')
    await insertMessages(tx, 'hall', [
      {
        seq,
        id: `msg_${key}`,
        kind: 'text',
        memberId: 'mem_bench',
        cid: key,
        sentHash: '',
        name: 'be***h',
        vip: 0,
        simulated: false,
        msg: String(Date.now()),
        body: null,
        ticket: null,
        at,
      },
    ])
    await moveRoom(tx, 'hall', seq, at)
    await notify(tx, { rid: 'hall', upTo: seq })
  })

interface Delivered {
  readonly ratio: number
  readonly delays: readonly number[]
  readonly rejoinReads: number
}

/** The chat against one write per message and socket, in one process and on the same sockets, in turn. */
const measureDelivery = async (
  sql: Sql,
  plan: ChatServerPlan,
  seconds: number,
): Promise<Delivered> => {
  const server = fork(new URL('./chat-server.ts', import.meta.url), [JSON.stringify(plan)])
  const clients = Array.from({ length: readerProcesses }, () =>
    fork(new URL('./chat-readers.ts', import.meta.url)),
  )
  try {
    const { port } = await answerOf<ChatServerAnswer>(server)
    await askAll(clients, { port, readers: readers / readerProcesses })
    const messages = Math.max(40, Math.round((seconds * 1_000) / everyMs))
    const ratios: number[] = []
    const delays: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const before = await ask(server, { kind: 'look' })
      if (before.readers !== readers) throw new Error(`${before.readers} of ${readers} read`)
      for (let written = 0; written < messages; written += 1) {
        const next = pause(everyMs)
        await writeMessage(sql)
        await next
      }
      // The last tick is over.
      await pause(1_000)
      const between = await ask(server, { kind: 'look' })
      await ask(server, { kind: 'raw', messages, everyMs, bytes: frameBytes })
      await pause(1_000)
      const after = await ask(server, { kind: 'look' })
      const answers = await askAll(clients, 'delays')
      // The first round warms both up.
      if (round === 0) continue
      const [chat, raw] = [
        between.cpuMicros - before.cpuMicros,
        after.cpuMicros - between.cpuMicros,
      ]
      const noted = answers.flatMap((answer) => (answer.kind === 'delays' ? answer.delays : []))
      delays.push(...noted)
      ratios.push(chat / raw)
      const per = (micros: number): string => ((micros / (messages * readers)) * 0.1).toFixed(2)
      console.log(
        `  chat ${per(chat)} s, raw ${per(raw)} s per 100,000 deliveries; ` +
          `told p99 ${percentile(noted, 0.99)} ms (${noted.length} noted)`,
      )
    }
    const before = await ask(server, { kind: 'look' })
    await askAll(clients, 'rejoin')
    const { reads } = await ask(server, { kind: 'look' })
    return { ratio: median(ratios), delays, rejoinReads: reads - before.reads }
  } finally {
    await Promise.all([server, ...clients].map((child) => stopChild(child, 5_000)))
  }
}

const measureSending = async (sql: Sql, url: string, seconds: number): Promise<number> => {
  const pgbench = await findPgbench()
  await fillBettors(sql, senders)
  await sql`update member set phone_sealed = 'x'::bytea where id like 'mem_bench%'`
  await fillPgbench(pgbench, url)
  await measureSends(sql, 2)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const tps = await pgbenchRate(pgbench, url, seconds)
    const rate = await measureSends(sql, seconds)
    console.log(`  ${Math.round(rate)} messages a second, pgbench ${Math.round(tps)} transactions`)
    ratios.push(rate / tps)
  }
  return median(ratios)
}

export const chat: Bench = {
  what: `20 messages a second to ${readers} sockets of one room: server CPU per delivery ÷ one ready write each, same sockets, interleaved; table reads of ${readers} joins; messages per second ÷ pgbench`,
  async run({ seconds }) {
    const folder = await makeScratchFolder('xinghe-bench-')
    const database = await startPostgres({ dataDir: folder, name: 'bench' })
    const sql = connect(database.url, { max: 4, name: 'bench' })
    try {
      await prepareDatabase(database)
      const usual = await measureDelivery(sql, { url: database.url, tickMs: null }, seconds)
      const eager = await measureDelivery(sql, { url: database.url, tickMs: 0 }, seconds)
      const sending = await measureSending(sql, database.ownerUrl, seconds)
      const figures: Figure[] = [
        { label: 'chat ÷ raw write', value: usual.ratio, goal: { atMost: 0.5 } },
        { label: 'without gathering ÷ raw write', value: eager.ratio, goal: { atMost: 1.2 } },
        {
          label: 'told, p99',
          value: percentile(usual.delays, 0.99),
          goal: { atMost: 400 },
          unit: ' ms',
        },
        { label: 'reads of the joins', value: usual.rejoinReads, goal: { atMost: 50 } },
        { label: 'messages ÷ pgbench', value: sending, goal: { atLeast: 3 } },
      ]
      return figures
    } finally {
      await sql.end()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
