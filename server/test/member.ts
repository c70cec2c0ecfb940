import { randomUUID } from 'node:crypto'
import type { CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { sendCode } from '../src/features/account/codes/send-code.ts'
import { bindPhone } from '@xinghe/contract/account-codes.ts'
import type { TestSite } from './site.ts'
import { freshName, goodPassword, md5, noProof, visitor } from './visitor.ts'
import type { Answer, CallOptions } from './wire-client.ts'
import { timestamp } from '../src/platform/database/value.ts'

/** Of every member that registers here; asked for the first phone and email. */
export const loginPassword = md5(goodPassword)

type AnyCall = Parameters<TestSite['call']>[0]

let phones = 0
/** A phone that no other test of the file uses. */
export const freshPhone = (): string => `86138${(phones += 1).toString().padStart(8, '0')}`
export const freshEmail = (): string => `box${(phones += 1)}@example.com`

/** A registered, logged-in member with access to the messages to their phone and email. */
export const loggedInMember = async (site: TestSite, options: CallOptions = {}) => {
  const name = freshName()
  const home = visitor(site, options)
  await home.register(name)
  const { data } = await home.logInWith(name, noProof)
  const [token, id] = [String(data['token']), String(data['userId']) as MemberId]

  const call = (which: AnyCall, input: object, requestId: string = randomUUID()): Promise<Answer> =>
    home.call(which, input, { token, requestId })

  /** Another device of the same member, known and trusted already. */
  const otherDevice = async () => {
    const away = visitor(site)
    const now = site.platform.clock.now()
    await site.platform.sql`
      insert into member_device (member_id, uuid, first_seen_at, last_seen_at, trusted_at)
      values (${id}, ${away.uuid}, ${timestamp(now)}, ${timestamp(now)}, ${timestamp(now)})`
    const answer = await away.logIn(name)
    if (answer.status_code !== 6000) throw new Error(`no login: ${JSON.stringify(answer)}`)
    const other = String(answer.data['token'])
    return {
      uuid: away.uuid,
      call: (which: AnyCall, input: object) => away.call(which, input, { token: other }),
    }
  }

  /** Sends a code and reads it where it arrives; the clock moves past the pause between two sends. */
  const codeTo = async (kind: 'phone' | 'email', value: string, purpose: CodePurpose) => {
    site.platform.clock.advance?.(minuteMs)
    const category = kind === 'phone' ? 0 : 1
    const now = site.platform.clock.now()
    const target = { kind, value } as const
    const sending = { target, memberId: id, purpose, category, ip: null, now } as const
    await sendCode(site.platform, site.parts.account, sending)
    const [row] = await site.platform.sql<{ body: string }[]>`
      select body from sandbox_message where recipient like ${`%${value}`}
      order by id desc limit 1`
    return /\d{6}/.exec(row?.body ?? '')?.[0] ?? 'none'
  }

  const withPhone = async (phone = freshPhone()): Promise<string> => {
    const code = await codeTo('phone', phone, 'bind-phone')
    const answer = await call(bindPhone, { phone, code, loginPassword })
    if (answer.status_code !== 6000) throw new Error(`no phone: ${JSON.stringify(answer)}`)
    return phone
  }

  return { name, id, token, home, call, otherDevice, codeTo, withPhone }
}

/** A code of the right shape that is not this one. */
export const otherCode = (code: string): string => (code === '000000' ? '111111' : '000000')
