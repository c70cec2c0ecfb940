import type { FastifyBaseLogger } from 'fastify'
import { headerNames, siteId, wireSign } from '@xinghe/contract/wire.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { isLoopback, judgeRegion } from '@xinghe/rules/account/region.ts'
import type { Platform } from '../parts.ts'
import type { RequestHead, RequestWire } from '../wire/request-wire.ts'

/** What the checks and the context of a call read of its request; the framework's requests have it too. */
export interface CallRequest {
  readonly raw: RequestHead
  readonly id: string
  readonly ip: string
  readonly log: FastifyBaseLogger
}

export interface CallServing {
  readonly platform: Platform
  readonly wire: RequestWire
}

export const header = ({ raw }: CallRequest, name: string): string => {
  const value = raw.headers[name]
  return typeof value === 'string' ? value : ''
}

/** What is wrong with a request before its body is read. */
export const faultOf = (request: CallRequest, call: Call, serving: CallServing): Error | null => {
  try {
    checkWire(request, call, serving)
    checkMaintenance(call, serving.platform)
    checkAddress(request, call, serving.platform)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error('a check failed', { cause: error })
  }
}

const checkWire = (request: CallRequest, call: Call, { platform, wire }: CallServing): void => {
  if (call.wire === 'bare') return
  if (
    header(request, headerNames.sign) !== wireSign ||
    header(request, headerNames.siteId) !== siteId
  ) {
    throw new Refused('sign-wrong')
  }
  const fault = wire.check(request.raw)
  if (fault !== null) throw new Refused(fault)
  if (platform.config.encryption && wire.sealed(request.raw) === null) {
    throw new Refused('encryption-required')
  }
}

const checkMaintenance = (call: Call, platform: Platform): void => {
  if (call.duringMaintenance) return
  const maintenance = maintenanceNow(platform)
  if (maintenance !== null) throw new Refused('maintenance', maintenance)
}

/** The setting, or the environment's word, which needs no database. */
export const maintenanceNow = (
  platform: Platform,
): { text: string; until: string | null } | null => {
  const { on, text, until } = platform.settings.get('maintenance')
  return on || platform.config.forcedMaintenance ? { text, until } : null
}

/** A restricted address is turned away everywhere; regions are asked where a member comes in. */
const checkAddress = ({ ip }: CallRequest, call: Call, platform: Platform): void => {
  if (call.duringMaintenance || isLoopback(ip)) return
  const { restrictedIps } = platform.settings.get('region')
  const verdict = judgeRegion(ip, null, { limited: [], warned: [], restrictedIps })
  if (verdict === 'ip-restricted') throw new Refused('ip-restricted')
}
