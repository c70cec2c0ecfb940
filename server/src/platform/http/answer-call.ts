import * as z from 'zod/mini'
import { headerNames, requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { succeeded, type Envelope } from '@xinghe/contract/envelope.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { refusedByBreak } from '../session/refuse-break.ts'
import type { Session } from '../session/sessions.ts'
import { header, type CallRequest, type CallServing } from './check-call.ts'
import type { CallContext } from './context.ts'
import { inTime } from './in-time.ts'
import { lazyParser } from './lazy-parser.ts'
import type { Route } from './route.ts'

const userAgentMax = 400
const idShape = /^[A-Za-z0-9_-]{8,64}$/

/** From what was sent, where nothing counts as an empty object, to the envelope; faults are thrown. */
export type AnswerCall = (request: CallRequest, given: unknown) => Promise<Envelope>

export const answerCall = ({ call, run }: Route, serving: CallServing): AnswerCall => {
  const parse = lazyParser(call.input)
  return async (request, given) => {
    const parsed = parse(given ?? {})
    if (!parsed.success) throw new Refused('invalid-parameter', { fields: fieldsOf(parsed.error) })
    // Most are known: waiting for what is there already would cost every call a turn.
    const session = keptSession(request, serving) ?? (await sessionOf(request, call, serving))
    const context = contextOf(request, call, serving, session)
    const output = await inTime(run(parsed.data, context), requestTimeoutMs)
    return succeeded(z.encode(call.output, output))
  }
}

/** A header that is only a hint: what does not look like an id counts as none. */
const hint = (request: CallRequest, name: string): string => {
  const value = header(request, name)
  return idShape.test(value) ? value : ''
}

const keptSession = (request: CallRequest, { platform }: CallServing): Session | null => {
  const token = header(request, headerNames.token)
  return token === '' ? null : platform.sessions.kept(token)
}

export const sessionOf = async (
  request: CallRequest,
  call: Call,
  { platform }: CallServing,
): Promise<Session | null> => {
  const token = header(request, headerNames.token)
  const session = token === '' ? null : await platform.sessions.find(token)
  if (session === null && call.who === 'member') throw new Refused('session-expired')
  return session
}

const contextOf = (
  request: CallRequest,
  call: Call,
  { platform, wire }: CallServing,
  session: Session | null,
): CallContext => {
  const now = platform.clock.now()
  if (session !== null && call.who === 'member') checkHeld(session, call, now)
  const { ip } = request
  return {
    now,
    ip,
    country: platform.countries.of(ip),
    uuid: hint(request, headerNames.uuid),
    device: hint(request, headerNames.device),
    userAgent: header(request, 'user-agent').slice(0, userAgentMax),
    requestId: request.id,
    log: request.log,
    openField: (sealed) => wire.openField(request.raw, sealed),
    session,
  }
}

/** Frozen by the house, or on a break by the member's own will. */
const checkHeld = (session: Session, call: Call, now: Instant): void => {
  if (session.state === 'frozen' && !call.whileHeld) throw new Refused('account-frozen')
  if (call.whileExcluded) return
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}

/** Which fields were wrong, never what was in them. */
const fieldsOf = (error: z.core.$ZodError): string[] => [
  ...new Set(error.issues.map((issue) => issue.path.join('.'))),
]
