import { headerNames } from '@xinghe/contract/wire.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Countries } from '../geo/countries.ts'
import type { Session } from '../session/sessions.ts'
import { header, idHeader, type CallRequest } from './call-request.ts'
import type { CallContext } from './context.ts'

const userAgentMax = 400

export const contextOf = (
  request: CallRequest,
  session: Session | null,
  now: Instant,
  countries: Countries,
): CallContext => ({
  now,
  ip: request.ip,
  country: countries.of(request.ip),
  uuid: idHeader(request, headerNames.uuid),
  device: idHeader(request, headerNames.device),
  userAgent: header(request, 'user-agent').slice(0, userAgentMax),
  requestId: request.id,
  log: request.log,
  openField: (token) => request.wire.openField(token),
  session,
})
