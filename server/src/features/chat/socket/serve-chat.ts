import type { FastifyInstance } from 'fastify'
import { chatPath, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { addressOf } from '../../../platform/address/address-of.ts'
import type { Metrics } from '../../../platform/observe/metrics.ts'
import type { Platform } from '../../../platform/parts.ts'
import { closeOver, type ClosableSockets } from '../../../platform/sockets/close-over.ts'
import { followSessions } from '../../../platform/sockets/follow-sessions.ts'
import { guardHandshakes } from '../../../platform/sockets/guard-handshakes.ts'
import { openSocketDoor } from '../../../platform/sockets/socket-door.ts'
import type { ChatUser } from '../login/chat-user.ts'
import { startChatters } from '../chatters/chatters.ts'
import { tellGiftsOften } from '../gifts/tell-gifts.ts'
import { followMatches } from '../matches/follow-matches.ts'
import type { MatchSource } from '../matches/match-source.ts'
import type { ChatParts } from '../parts/parts.ts'
import { startPresence } from '../presence/presence.ts'
import { predict } from '../quiz/predict.ts'
import { noticeChannel, type ChatNotice } from '../rooms/store.ts'
import { ChatConnection, type SocketParts } from './chat-connection.ts'

const tendMs = 1_000

export interface ServedChat extends ClosableSockets {
  /** Something about a member may have changed: their sockets here look. */
  memberChanged(memberId: string): void
}

/**
 * `/stream/chat`, beside the live socket, whose library it shares. When the server stops, sockets are closed
 * with a reason.
 */
export const serveChat = async (
  server: FastifyInstance,
  platform: Platform,
  chat: ChatParts,
  matches: MatchSource,
  metrics: Pick<Metrics, 'refusals'>,
): Promise<ServedChat> => {
  const { sql, sessions, config } = platform
  const open = new Set<ChatConnection>()
  const door = openSocketDoor(config)
  const byMember = new Map<string, Set<ChatConnection>>()
  const report = (work: Promise<void>): void => {
    work.catch((error: unknown) => server.log.error({ err: error }, 'chat socket failed'))
  }

  const parts: SocketParts = {
    platform,
    chat,
    door,
    admit(connection, { member }) {
      if (member === null) return true
      if (!door.addMember(member.id)) return false
      const theirs = byMember.get(member.id) ?? new Set()
      byMember.set(member.id, theirs.add(connection))
      return true
    },
    dismiss(connection, { member }: ChatUser) {
      if (member === null) return
      door.removeMember(member.id)
      const theirs = byMember.get(member.id)
      theirs?.delete(connection)
      if (theirs?.size === 0) byMember.delete(member.id)
    },
    predict: (user, data) => predict(platform, user, data),
  }
  const memberChanged = (memberId: string): void => {
    for (const connection of byMember.get(memberId) ?? []) report(connection.standingChanged())
  }

  const onRequest = guardHandshakes(server, chatPath, door, metrics)
  server.get(chatPath, { websocket: true, onRequest }, (socket, request) => {
    const address = addressOf(request.raw, config.proxies)
    const connection = new ChatConnection(socket, parts, address, request.raw.socket)
    const query = request.query as Record<string, unknown>
    if (Object.entries(chatQuery).some(([name, value]) => query[name] !== value))
      return connection.close('broken')
    open.add(connection)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      connection.receive(data, isBinary).catch((error: unknown) => {
        request.log.error({ err: error, reqId: request.id }, 'chat frame failed')
        connection.close('broken')
      })
    })
    socket.on('ping', (payload: Buffer) => connection.answerPing(payload))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      connection.forget()
      open.delete(connection)
    })
  })

  const hear = (notice: ChatNotice): void => {
    if ('memberId' in notice) memberChanged(notice.memberId)
    else if ('words' in notice) report(chat.words.read())
    else chat.rooms.hear(notice)
  }
  const rereadAll = async (): Promise<void> => {
    await chat.words.read()
    await chat.rooms.reread()
    for (const memberId of byMember.keys()) memberChanged(memberId)
  }
  const listening = await sql.listen({
    channel: noticeChannel,
    hear: (text) => hear(JSON.parse(text) as ChatNotice),
    reload: rereadAll,
  })
  const following = followSessions(sessions, open, server.log)
  const works = [
    startPresence(platform, chat.rooms, server.log),
    followMatches(platform, chat.rooms, matches, server.log),
    tellGiftsOften(platform, server.log),
    ...(config.mode === 'demo' ? [startChatters(platform, chat.rooms, matches, server.log)] : []),
  ]
  const timer = setInterval(() => {
    for (const connection of open) connection.tend()
  }, tendMs)
  server.addHook('preClose', async () => {
    await chat.sends.close()
    for (const connection of open) connection.stop()
  })
  server.addHook('onClose', async () => {
    clearInterval(timer)
    await following.close()
    await Promise.all(works.map((work) => work.close()))
    await listening.unlisten()
  })
  return {
    memberChanged,
    closeSockets(overMs, hurry) {
      door.shut()
      return closeOver(open, overMs, hurry)
    },
  }
}
