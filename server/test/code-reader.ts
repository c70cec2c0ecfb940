import { maskEmail, maskPhone } from '@xinghe/rules/account/mask.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hashContact, sealContact, type Contact } from '../src/features/account/codes/contact.ts'
import type { TestSite } from './site.ts'
import type { Proof } from './visitor.ts'

let phones = 0
/** A mainland number that no other test of the file uses, area code first. */
export const freshPhone = (): string => `86139${(phones += 1).toString().padStart(8, '0')}`

/** Binds a phone or an email to a member without the calls. */
export const bindContact = async (
  site: TestSite,
  memberId: string,
  contact: Contact,
): Promise<void> => {
  const { sql, secrets } = site.platform
  const hash = hashContact(secrets, contact)
  const sealed = sealContact(secrets, memberId as MemberId, contact)
  if (contact.kind === 'phone') {
    const masked = maskPhone({ areaCode: '86', number: contact.value.slice(2) })
    await sql`
      update member set phone_hash = ${hash}, phone_sealed = ${sealed}, phone_masked = ${masked}
      where id = ${memberId}`
  } else {
    await sql`
      update member set email_hash = ${hash}, email_sealed = ${sealed},
                        email_masked = ${maskEmail(contact.value)}
      where id = ${memberId}`
  }
}

export interface OutboxMessage {
  readonly channel: string
  readonly body: string
}

/** The sandbox's messages to a recipient, oldest first, after running deliveries have finished. */
export const messagesTo = async (site: TestSite, recipient: string): Promise<OutboxMessage[]> => {
  await site.platform.background.idle()
  const rows = await site.platform.sql<OutboxMessage[]>`
    select channel, body from sandbox_message where recipient = ${recipient} order by id`
  return [...rows]
}

/** The last code that a recipient got; a voice message has it digit by digit. */
export const lastCode = async (site: TestSite, recipient: string): Promise<string> => {
  const last = (await messagesTo(site, recipient)).at(-1)
  return /\d{6}/.exec((last?.body ?? '').replaceAll('，', ''))?.[0] ?? ''
}

/** A code of the right shape that is not the given one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

export const sendFields = (
  site: TestSite,
  sent: { number: string; name?: string; type: number; cate: 0 | 1 | 2; proof: Proof },
) => ({
  sendCodeNumV2: site.client.sealField(sent.number),
  sendNameV2: site.client.sealField(sent.name ?? ''),
  codeIdV2: site.client.sealField(sent.proof.codeId),
  SendCodeNum: '',
  SendName: '',
  codeId: '',
  type: sent.type,
  cate: sent.cate,
  version: 1,
  kaptchcate: sent.proof.kaptchcate,
  imageCode: sent.proof.code,
})
