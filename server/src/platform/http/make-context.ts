import { headerNames } from '@xinghe/contract/wire.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Countries } from '../geo/countries.ts'
import type { Session } from '../session/sessions.ts'
import { header, type CallRequest } from './call-request.ts'
import type { CallContext } from './context.ts'

const userAgentMax = 400
const idShape = /^[A-Za-z0-9_-]{8,64}$/

/** An untrusted header; a value without the shape of an id counts as missing. */
const hint = (request: CallRequest, name: string): string => {
  const value = header(request, name)
  return idShape.test(value) ? value : ''
}

export const contextOf = (
  request: CallRequest,
  session: Session | null,
  now: Instant,
  countries: Countries,
): CallContext => ({
  now,
  ip: request.ip,
  country: countries.of(request.ip),
  uuid: hint(request, headerNames.uuid),
  device: hint(request, headerNames.device),
  userAgent: header(request, 'user-agent').slice(0, userAgentMax),
  requestId: request.id,
  log: request.log,
  openField: (token) => request.wire.openField(token),
  session,
})
