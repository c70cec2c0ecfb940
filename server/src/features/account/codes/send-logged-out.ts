import type { sendCodeLoggedOut } from '@xinghe/contract/account-codes.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { phoneKnown } from '@xinghe/rules/account/mask.ts'
import { phoneDigits } from '@xinghe/rules/account/phone.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AccountParts } from '../member/parts.ts'
import { readDeviceTicket } from './device-ticket.ts'
import { openContact } from './contact.ts'
import { sendCode } from './send-code.ts'
import { contactKind, openFields, passSendCaptcha } from './send-fields.ts'
import { prepareResetCode } from './send-reset-code.ts'
import { readContacts } from './store-contact.ts'
import { countGuess, takeBackGuess } from './store-ticket.ts'
import type { Ticket } from './tickets.ts'

type Input = InputOf<typeof sendCodeLoggedOut>

/** Guesses per ticket at the digits that the mask hides. */
const guesses = 5

export const sendLoggedOut = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: CallContext,
): Promise<Record<string, never>> => {
  const { number, name, proof } = openFields(input, context)
  const kind = contactKind(input.cate)
  await passSendCaptcha(platform, kind, proof, context)
  if (input.type === 2) {
    const contact = { kind, value: number }
    const asked = { name, contact, category: input.cate }
    const { deliverLater } = await prepareResetCode(platform, parts, asked, context)
    deliverLater()
    return {}
  }
  const ticket = await readDeviceTicket(platform, input.ticket ?? '', name, context)
  await sendToNewDevice(platform, parts, { ticket, number, category: input.cate }, context)
  return {}
}

/** The ticket proves the password, so a failed delivery may be reported. */
const sendToNewDevice = async (
  platform: Platform,
  parts: AccountParts,
  asked: { ticket: Ticket; number: string; category: 0 | 1 | 2 },
  { ip, now }: CallContext,
): Promise<void> => {
  const { memberId } = asked.ticket
  if (memberId === null) throw new Refused('ticket-expired')
  const { phoneSealed, phoneMasked, emailSealed } = await readContacts(platform.sql, memberId)
  const byPhone = phoneSealed !== null
  if ((contactKind(asked.category) === 'phone') !== byPhone) throw new Refused('invalid-parameter')
  const sealed = phoneSealed ?? emailSealed
  if (sealed === null) throw new Refused('ticket-expired')
  const target = openContact(platform.secrets, memberId, byPhone ? 'phone' : 'email', sealed)
  if (byPhone) {
    const known = phoneKnown(phoneDigits(asked.number), target.value, phoneMasked ?? '')
    await judgeGuess(platform, asked.ticket, known)
  }
  await sendCode(platform, parts, {
    target,
    memberId,
    purpose: 'new-device',
    category: asked.category,
    ip,
    now,
  })
}

/** Counted before it is judged, and uncounted when right, so that parallel guesses get no more tries. */
const judgeGuess = async ({ sql }: Platform, { hash }: Ticket, right: boolean): Promise<void> => {
  if (!(await countGuess(sql, hash, guesses))) throw new Refused('ticket-expired')
  if (!right) throw new Refused('phone-wrong')
  await takeBackGuess(sql, hash)
}
