import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { limitConnections } from './limit-connections.ts'

/** Whether connections from these addresses stay open. */
const connecting = (env: Record<string, string>) => {
  const server = new EventEmitter()
  limitConnections(
    server as unknown as Server,
    readConfig({ DATABASE_URL: 'none', CONNECTIONS_PER_ADDRESS: '2', ...env }, '.'),
  )
  return (remoteAddress: string) => {
    let isOpen = true
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroy: () => (isOpen = false),
    })
    server.emit('connection', socket)
    return { isOpen, close: () => socket.emit('close') }
  }
}

it('closes connections beyond eight times those of an address that come from one network of 48 bits', () => {
  const connect = connecting({})
  const all = Array.from({ length: 20 }, (_, at) => connect(`2001:db8:1:${at}::1`))
  expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(16)
  expect(connect('2001:db8:2::1').isOpen).toBe(true)
  all[0]?.close()
  expect(connect('2001:db8:1:ff::1').isOpen).toBe(true)
  expect(connect('2001:db8:1:fe::1').isOpen).toBe(false)
})

it('counts IPv4 addresses each by itself, however they are spelled', () => {
  const connect = connecting({})
  for (let at = 0; at < 20; at += 1) expect(connect(`192.0.2.${at}`).isOpen).toBe(true)
  expect(connect('::ffff:192.0.2.1').isOpen).toBe(true)
  expect(connect('::ffff:c000:201').isOpen).toBe(false)
})

it('leaves the connections of a proxy alone', () => {
  const connect = connecting({ TRUST_PROXY: '1' })
  for (let at = 0; at < 20; at += 1) expect(connect('fd00::1').isOpen).toBe(true)
})
