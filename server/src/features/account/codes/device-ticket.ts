import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { hashSubject, issueTicket, readTicket, type Ticket } from './tickets.ts'

const purpose = 'new-device'
/** The ticket of a login whose password was right. */
const step = 2

const subjectOf = ({ secrets }: Pick<Platform, 'secrets'>, name: string): string =>
  hashSubject(secrets, purpose, usernameKey(name))

/** Issued after a right password: it allows to request codes and to repeat the login. */
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
