import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openSocketDoor } from './socket-door.ts'

const openDoor = () => openSocketDoor(readConfig({ DATABASE_URL: 'none' }, '.'))

/** A handshake, whose socket a test can close. */
const handshake = (remoteAddress: string) => {
  let close = (): void => undefined
  const once = (_event: string, left: () => void): void => void (close = left)
  const raw = { headers: {}, httpVersion: '1.1', socket: { remoteAddress, once } }
  return { raw: raw as unknown as IncomingMessage, close: () => close() }
}

/** Of sockets of an address, how many more were opened. */
const opened = (door: ReturnType<typeof openDoor>, address: string, tried: number): number =>
  Array.from({ length: tried }, () => door.judge(handshake(address).raw)).filter(
    (refusal) => refusal === null,
  ).length

it('takes 20 sockets of an IPv6 network of 64 bits, and 160 of all in one of 48 bits', () => {
  const door = openDoor()
  expect(opened(door, '2001:db8:1:0::1', 25)).toBe(20)
  let all = 20
  for (let at = 1; at < 12; at += 1) all += opened(door, `2001:db8:1:${at}::1`, 20)
  expect(all).toBe(160)
  expect(opened(door, '2001:db8:2::1', 20)).toBe(20)
})

it('takes another socket of such a network when one has left', () => {
  const door = openDoor()
  const first = handshake('2001:db8:1:0::1')
  expect(door.judge(first.raw)).toBeNull()
  for (let at = 1; at < 12; at += 1) opened(door, `2001:db8:1:${at}::1`, 20)
  expect(opened(door, '2001:db8:1:aa::1', 1)).toBe(0)
  first.close()
  expect(opened(door, '2001:db8:1:aa::1', 2)).toBe(1)
})

it('counts IPv4 addresses of one network apart, mapped ones too', () => {
  const door = openDoor()
  for (let at = 1; at <= 12; at += 1) expect(opened(door, `192.0.2.${at}`, 20)).toBe(20)
  expect(opened(door, '::ffff:192.0.2.1', 1)).toBe(0)
  for (let at = 1; at <= 12; at += 1) expect(opened(door, `::ffff:198.51.100.${at}`, 20)).toBe(20)
})

it('bounds what the networks of one 48-bit network say together', () => {
  const door = openDoor()
  let said = 0
  for (let at = 0; at < 20; at += 1)
    for (let times = 0; times < 300; times += 1)
      said += Number(door.maySpeak(`2001:db8:1:${at}::1`))
  // Eight times 300, and what is given back while the loop runs.
  expect(said).toBeGreaterThanOrEqual(2_400)
  expect(said).toBeLessThan(3_000)
})
