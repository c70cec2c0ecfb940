import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { readHistory } from '../../src/features/chat/history/read-history.ts'
import { openStandings } from '../../src/features/chat/login/log-in.ts'
import { openUserKeys } from '../../src/features/chat/login/user-key.ts'
import { clearRoom, deleteMessages } from '../../src/features/chat/moderation/delete-messages.ts'
import type { Sql } from '../../src/platform/database/connect.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { makeChatToken } from '../../src/platform/session/chat-token.ts'
import { openCrew } from '../crew.ts'
import { quickClock, type QuickClock } from '../quick-clock.ts'
import { oneOf } from '../random-choice.ts'
import { until } from '../until.ts'
import { ChatClient } from './chat-client.ts'
import type { Arm, Point, ServerWord } from './chat-words.ts'
import { checkChat } from './check-chat.ts'

export interface ChatPlan {
  readonly seed: number
  readonly clients: number
  /** Messages that each client writes. */
  readonly messages: number
  /** Kills at each of these points. */
  readonly each: number
  readonly points: readonly Point[]
  /** How much faster than the machine's the site's clock runs. */
  readonly speed: number
}

export interface ChatReport {
  readonly messages: number
  readonly acknowledged: number
  readonly refused: number
  readonly deleted: number
  readonly drops: number
  readonly kills: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

const crewSize = 3
const secret = 'secret of the chat simulation'
const script = new URL('./chat-server.ts', import.meta.url)
const tendMs = 25
const hangMostMs = 200

const insertMembers = async (sql: Sql, count: number): Promise<MemberId[]> => {
  const ids = Array.from({ length: count }, (_, at) => `mem_chat${at}` as MemberId)
  await sql`
    insert into member (id, name, name_key, password_hash, phone_sealed, registered_ip,
                        registered_uuid, registered_device, registered_at, agreed_at)
    select id, id, id, '', 'a'::bytea, '', '', '', now(), now() from unnest(${ids}::text[]) as id`
  await sql`
    insert into session (token_hash, member_id, uuid, device, ip, made_at, last_seen_at)
    select id, id, 'simulated', '', '', now(), now() from unnest(${ids}::text[]) as id`
  return ids
}

/**
 * Clients write in one room through three processes, on a network that loses and doubles frames and breaks,
 * while one process after the other is killed at each step of a message and an operator deletes.
 */
export const runChat = async (
  { sql, url }: { readonly sql: Sql; readonly url: string },
  plan: ChatPlan,
  say: (line: string) => void = () => undefined,
): Promise<ChatReport> => {
  const rng = seededRng(plan.seed)
  const order: QuickClock = { startedAt: Date.now(), origin: Date.now(), speed: plan.speed }
  const clock = quickClock(order)
  const secrets = secretsFrom(secret)
  const members = await insertMembers(sql, plan.clients)
  const parts = { userKeyOf: openUserKeys(secrets), readStanding: openStandings({ sql, clock }) }

  const ports = new Map<string, number>()
  let standing: { readonly name: string; readonly point: Point } | null = null
  const hear = (word: ServerWord, name: string): void => {
    if (word.t === 'ready') ports.set(name, word.port)
    else standing = { name, point: word.point }
  }
  const crew = openCrew(script, 'server', { url, clock: order, secret }, (word, name) =>
    hear(word as ServerWord, name),
  )
  const page = async (rid: string) => {
    const input = { rid, pageSize: 50 }
    const { list, total } = await readHistory({ sql }, parts, input, {
      session: null,
      now: clock.now(),
    })
    return { list, isLast: total <= list.length }
  }
  const clients = members.map(
    (id, at) =>
      new ChatClient({
        rng: seededRng(plan.seed * 1_000 + at),
        now: () => clock.now(),
        ports: () => [...ports.values()],
        token: () => makeChatToken(secrets, id, id, clock.now()),
        page,
      }),
  )

  let [drops, deleted] = [0, 0]
  const state = { isOver: false }
  const tendClients = async (): Promise<void> => {
    while (!state.isOver) {
      for (const client of clients) client.tend()
      await pause(tendMs)
    }
  }
  const write = async (): Promise<void> => {
    for (let round = 0; round < plan.messages; round += 1)
      for (const [at, client] of clients.entries()) {
        client.write(randomBytes(9).toString('base64url'), `第${at}人第${round}句`)
        if (rng.below(30) === 0) {
          oneOf(rng, clients).drop()
          drops += 1
        }
        await pause(Math.ceil(6_000 / plan.speed / plan.clients))
      }
  }
  const moderate = async (): Promise<void> => {
    while (!state.isOver) {
      await pause(300)
      const recent = await sql<{ id: string; seq: number }[]>`
        select id, seq from chat_message
        where rid = 'hall' and kind = 'text' and deleted_at is null order by seq desc limit 20`
      if (recent.length < 20) continue
      const isClear = rng.below(20) === 0
      await sql.begin(async (tx) => {
        if (isClear) await clearRoom(tx, 'hall', 'operator', clock.now())
        else await deleteMessages(tx, 'hall', [oneOf(rng, recent)], 'operator', clock.now())
      })
      deleted += 1
    }
  }

  const kills: Record<string, number> = {}
  let hiring: Promise<unknown> = Promise.resolve()
  const kill = async (point: Point): Promise<void> => {
    standing = null
    // The place of the one before is taken while others are killed; two are always there.
    if (ports.size < crewSize - 1) await hiring
    const armed = oneOf(rng, [...ports.keys()])
    crew.tell(armed, { point } satisfies Arm)
    await until(`${armed} at ${point}`, () => (standing?.name === armed ? true : null))
    await pause(rng.below(hangMostMs))
    ports.delete(armed)
    await crew.kill(armed)
    kills[point] = (kills[point] ?? 0) + 1
    say(`${armed} was killed at: ${point}`)
    hiring = Promise.all([hiring, crew.hire()])
  }
  /**
   * Writes until the last kill, or a process would wait for its point for ever. A client with an unanswered
   * message writes no other, so that a slow machine is not given more and more to do.
   */
  const keepWriting = async (): Promise<void> => {
    await write()
    while (
      Object.values(kills).reduce((sum, count) => sum + count, 0) <
      plan.points.length * plan.each
    ) {
      const idle = clients.filter((client) => client.isSettled)
      if (idle.length > 0)
        oneOf(rng, idle).write(randomBytes(9).toString('base64url'), `还有${rng.below(1_000_000)}`)
      if (rng.below(10) === 0) oneOf(rng, clients).drop()
      await pause(50)
    }
  }
  const areSettled = (): true | null => (clients.every(({ isSettled }) => isSettled) ? true : null)

  try {
    await Promise.all(Array.from({ length: crewSize }, () => crew.hire()))
    const tending = tendClients()
    const moderating = moderate()
    const writing = keepWriting()
    for (let round = 0; round < plan.each; round += 1)
      for (const point of plan.points) await kill(point)
    await Promise.all([writing, hiring])
    for (const client of clients) client.isCalm = true
    say('nothing is written any more')
    await until('every message is acknowledged or failed', areSettled)
    say('every message is acknowledged or failed')
    // A message fails after a minute of the site's clock. On a slow machine that may be all of them.
    await until('every failed message is acknowledged', () => {
      for (const client of clients) client.retryFailed()
      return areSettled()
    })
    state.isOver = true
    await Promise.all([tending, moderating])
    await finish(sql, clients)
  } finally {
    state.isOver = true
    for (const client of clients) client.close()
    await crew.close()
  }
  const { faults, messages } = await checkChat(sql, clients)
  const written = clients.flatMap((client) => [...client.written.values()])
  const acknowledged = written.filter(({ seq }) => seq !== null).length
  const refused = written.length - acknowledged
  return { messages, acknowledged, refused, deleted, drops, kills, faults }
}

/** Waits until every client has read all events of the room. */
const finish = async (sql: Sql, clients: readonly ChatClient[]): Promise<void> => {
  const [room] = await sql<{ seq: number }[]>`select seq from chat_room where rid = 'hall'`
  for (const client of clients) client.resync()
  await until('every client has everything', async () => {
    for (const client of clients) client.tend()
    const isThere = ({ view }: ChatClient): boolean => {
      const hall = view.rooms['hall']
      return hall?.join === 'joined' && hall.have === room?.seq && !hall.pageNeeded
    }
    return clients.every(isThere) ? true : null
  })
}
