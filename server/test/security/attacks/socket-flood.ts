import { WebSocket } from 'ws'
import { chatPath, chatQuery } from '@xinghe/contract/chat-frames.ts'
import { livePath } from '@xinghe/contract/socket.ts'
import { openSocket, type TestSocket } from '../../live-socket.ts'
import { statusOfSocket } from '../../refused-socket.ts'
import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

const chatUrl = `${chatPath}?${new URLSearchParams(chatQuery).toString()}`
const socketsOfAddress = 20
const guesses = 80
const floodMessages = 1_000

/** Sends pings of the protocol without waiting; true where all were answered. */
const takesPings = (url: string, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers })
    let answered = 0
    socket.on('open', () => {
      for (let at = 0; at < floodMessages; at += 1) socket.ping()
    })
    socket.on('pong', () => {
      answered += 1
      if (answered < floodMessages) return
      socket.terminate()
      resolve(true)
    })
    socket.on('close', () => resolve(false))
    socket.on('error', reject)
  })

/**
 * Addresses that open more sockets than allowed, join boards of days that do not exist, guess tokens, and stream
 * calls of guests and pings.
 */
export const attack: Attack = {
  item: 'floods',
  title:
    'no address has more than 20 sockets, joins made-up topics, or guesses tokens, calls as a guest or pings without end',
  async run({ form }) {
    const addresses = form === 'short' ? 1 : 40
    const site = await startSite({ RATE_FACTOR: '1', TRUST_PROXY: '1' })
    const breaches: string[] = []
    const hostOf = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at + 1}` })

    const crowd = async (path: string, headers: Record<string, string>): Promise<TestSocket[]> => {
      const open = await Promise.all(
        Array.from({ length: socketsOfAddress }, () => openSocket(site.url, headers, path)),
      )
      if ((await statusOfSocket(site.url + path, headers)) === null)
        breaches.push(`${path} took socket ${socketsOfAddress + 1} of one address`)
      const foreign = { ...headers, origin: 'https://evil.example' }
      if ((await statusOfSocket(site.url + path, foreign)) !== 403)
        breaches.push(`${path} was opened by the page of another site`)
      return open
    }
    const abuse = async (socket: TestSocket): Promise<void> => {
      socket.send({ t: 'sub', topic: 'board:FT:FU:main:2031-01-01' })
      const joined = await socket.hear(({ t }) => t === 'snap' || t === 'refused')
      if (joined.t === 'snap') breaches.push('a made-up day was joined')
      for (let guess = 0; guess < guesses; guess += 1) {
        const login = { token: `guess-${guess}`, uuid: 'made-up-browser' }
        socket.send({ t: 'login', key: site.client.keyHeader, ...login })
      }
      socket.send({ t: 'ping' })
      const cut = await Promise.race([socket.next('pong').then(() => null), socket.closed])
      if (cut === null) breaches.push(`${guesses} guesses at tokens were answered`)
    }

    const stream = async (headers: Record<string, string>): Promise<void> => {
      const guest = await openSocket(site.url, headers)
      for (let id = 1; id <= floodMessages; id += 1)
        guest.send({ t: 'call', id, path: '/', requestId: '', body: '' })
      const all = guest.answerTo(floodMessages).then(() => null)
      if ((await Promise.race([all, guest.closed])) === null)
        breaches.push(`${floodMessages} calls of a guest were answered`)
      guest.close()
      for (const path of [livePath, chatUrl])
        if (await takesPings(site.url + path, headers))
          breaches.push(`${path} answered ${floodMessages} pings`)
    }

    for (let at = 0; at < addresses; at += 1) {
      await stream(hostOf(addresses + at))
      const chats = await crowd(chatUrl, hostOf(at))
      const lives = await crowd(livePath, hostOf(at))
      const [first] = lives
      if (first !== undefined) await abuse(first)
      for (const socket of [...chats, ...lives]) socket.close()
    }
    await site.close()
    const sockets = addresses * (2 * (socketsOfAddress + 2) + 3)
    return { tried: `${sockets} sockets`, breaches }
  },
}
