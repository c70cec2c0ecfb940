import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { hashSubject, issueTicket, readTicket, type Ticket } from '../codes/tickets.ts'

const purpose = 'new-device'
/** Step one was the password. */
const step = 2

const subjectOf = ({ secrets }: Pick<Platform, 'secrets'>, name: string): string =>
  hashSubject(secrets, purpose, usernameKey(name))

/** Given to whoever knew the password: codes may be asked for with it, and the login repeated. */
export const issueDeviceTicket = (
  platform: Pick<Platform, 'sql' | 'secrets'>,
  memberId: MemberId,
  name: string,
  { uuid, now }: CallContext,
): Promise<string> =>
  issueTicket(platform.sql, {
    purpose,
    step,
    memberId,
    subjectHash: subjectOf(platform, name),
    uuid,
    now,
  })

export const readDeviceTicket = (
  platform: Pick<Platform, 'sql' | 'secrets'>,
  ticket: string,
  name: string,
  { uuid, now }: CallContext,
): Promise<Ticket> =>
  readTicket(platform.sql, {
    ticket,
    purpose,
    step,
    subjectHash: subjectOf(platform, name),
    uuid,
    now,
  })
