import { expect, it } from 'vitest'
import type { Metrics } from '../observe/metrics.ts'
import type { Platform } from '../parts.ts'
import { makeCalls } from './answer-call.ts'

it('gives all addresses of an IPv6 network of 48 bits eight budgets together', () => {
  const platform = {
    config: { rateFactor: 1, limits: { callsPerAddress: 10, callsPerMember: 10 } },
  } as unknown as Platform
  const metrics = { refusals: { inc: () => undefined } } as unknown as Metrics
  const calls = makeCalls([], platform, metrics)
  const taken = (address: string): number =>
    Array.from({ length: 20 }, () => calls.refuseOften(address)).filter(
      (refused) => refused === null,
    ).length
  expect(taken('2001:db8:1:1::1')).toBe(10)
  let all = 10
  for (let at = 2; at < 20; at += 1) all += taken(`2001:db8:1:${at}::1`)
  expect(all).toBe(80)
  expect(taken('2001:db8:2::1')).toBe(10)
  for (let at = 1; at < 20; at += 1) expect(taken(`192.0.2.${at}`)).toBe(10)
})
