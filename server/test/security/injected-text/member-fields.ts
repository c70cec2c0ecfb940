import { bindEmail } from '@xinghe/contract/account-codes.ts'
import { chooseAvatar, uploadImage } from '@xinghe/contract/account-profile.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { chatHistory } from '@xinghe/contract/chat.ts'
import { readFair, readRoundProof, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { spin } from '@xinghe/contract/games-play.ts'
import { addFeedback, feedbackThread } from '@xinghe/contract/inbox-feedback.ts'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import { appealBet } from '@xinghe/contract/sports-appeal.ts'
import { addCard, memberCards } from '@xinghe/contract/wallet-cards.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { cleanChatText } from '@xinghe/rules/chat/filter-clean.ts'
import { chatMember } from '../../chat-socket.ts'
import { insertBet } from '../../inserted-bet.ts'
import type { TestSite } from '../../site.ts'
import { bankCard, walletMember, type WalletMember } from '../../wallet-member.ts'
import { isAccepted } from './shown-text.ts'

/** A field that a member fills in and another person is shown. */
export interface Field {
  readonly name: string
  /** Fills it in by the calls of the contract. Answers with the text that is shown; null when it was refused. */
  readonly show: (payload: string) => Promise<string | null>
  /** The text that must be shown for an accepted payload. */
  readonly wanted: (payload: string) => string
}

const sameText = (payload: string): string => payload.trim()
const withoutBidi = (payload: string): string => payload.replace(/\p{Bidi_C}/gu, '').trim()

/** Accepted or refused, and then what another call answers. */
const shownBy = async (
  member: WalletMember,
  filled: { call: Call; input: object },
  read: (data: Record<string, unknown>) => Promise<string>,
): Promise<string | null> => {
  const answer = await member.call(filled.call, filled.input)
  return isAccepted(answer) ? read(answer.data) : null
}

/** A message has ten characters at least. */
const complaint = (payload: string): string => `${payload} 请帮忙核对，谢谢`

const feedbackField = (site: TestSite): Field => ({
  name: 'feedback',
  wanted: (payload) => withoutBidi(complaint(payload)),
  show: async (payload) => {
    const member = await walletMember(site)
    const input = { type: 8, content: complaint(payload) }
    return shownBy(member, { call: addFeedback, input }, async ({ id }) => {
      const { data } = await member.call(feedbackThread, { id })
      return (data['messages'] as { text: string }[])[0]?.text ?? ''
    })
  },
})

const appealField = async (site: TestSite): Promise<Field> => {
  const member = await walletMember(site)
  return {
    name: 'appeal',
    wanted: (payload) => withoutBidi(complaint(payload)),
    show: async (payload) => {
      const now = site.platform.clock.now()
      const ticketId = await insertBet(site.platform.sql, member.id, now, now)
      const input = { ticketId, text: complaint(payload) }
      return shownBy(member, { call: appealBet, input }, async ({ text }) => String(text))
    },
  }
}

const chatField = (site: TestSite): Field => {
  let open: ReturnType<typeof chatMember> | null = null
  return {
    name: 'chat line',
    wanted: cleanChatText,
    show: async (payload) => {
      // Refused lines within a minute would mute the sender.
      site.platform.clock.advance?.(2 * minuteMs)
      const { chat } = await (open ??= chatMember(site, ['hall'], 6))
      const sent = await Promise.race([chat.write('hall', payload), chat.closed.then(() => null)])
      // A frame that is too long ends its connection.
      if (sent === null) open = null
      if (sent?.['id'] === undefined) return null
      const { data } = await site.call(chatHistory, { rid: 'hall', pageSize: 50 })
      const list = data['list'] as { id: string; msg?: string }[]
      return list.find(({ id }) => id === sent['id'])?.msg ?? ''
    },
  }
}

/** The branch and the label of a card, which the operator reads who pays by hand. */
const cardField = (site: TestSite, field: 'branch' | 'label'): Field => ({
  name: `${field} of a card`,
  wanted: sameText,
  show: async (payload) => {
    const member = await walletMember(site)
    const input = { ...bankCard(), code: await member.cardCode(), [field]: payload }
    return shownBy(member, { call: addCard, input }, async () => {
      const { data } = await member.call(memberCards, {})
      return String((data as unknown as Record<string, string>[])[0]?.[field])
    })
  },
})

const clientSeedField = async (site: TestSite): Promise<Field> => {
  const member = await walletMember(site, { balance: 100_000_00n })
  const { data: entered } = await member.call(launch, { enName: 'slots', isActivity: 1 })
  const uid = String(entered['uid'])
  return {
    name: 'client seed',
    wanted: (payload) => payload.trim().normalize('NFC'),
    show: async (payload) => {
      const { data } = await member.call(readFair, { uid })
      const input = { uid, commit: data['commit'], clientSeed: payload }
      return shownBy(member, { call: setClientSeed, input }, async () => {
        site.platform.clock.advance?.(minuteMs)
        const spun = await member.call(spin, { uid, gameCode: 'KOI', stake: '2.00' })
        const { roundId: ticket } = spun.data['round'] as { roundId: string }
        // Every visitor may verify the round.
        return String((await site.call(readRoundProof, { ticket })).data['clientSeed'])
      })
    },
  }
}

/** A member sends at most a hundred pictures a day; a refusal for that would prove nothing. */
const triesOfMember = 50

/** Fields that take an id, an address or a picture: no payload is one. */
const refusedField = (
  site: TestSite,
  { name, call, input }: { name: string; call: Call; input: (payload: string) => object },
): Field => {
  let [member, tries] = [null as ReturnType<typeof walletMember> | null, 0]
  return {
    name,
    wanted: () => 'a refusal',
    show: async (payload) => {
      if (member === null || tries % triesOfMember === 0) member = walletMember(site)
      tries += 1
      return shownBy(await member, { call, input: input(payload) }, async () => 'accepted')
    },
  }
}

export const memberFields = async (site: TestSite): Promise<Field[]> => [
  feedbackField(site),
  await appealField(site),
  chatField(site),
  cardField(site, 'branch'),
  cardField(site, 'label'),
  await clientSeedField(site),
  refusedField(site, {
    name: 'avatar',
    call: chooseAvatar,
    input: (avatar) => ({ avatar }),
  }),
  refusedField(site, {
    name: 'e-mail',
    call: bindEmail,
    input: (email) => ({ email, code: '123456' }),
  }),
  refusedField(site, {
    name: 'uploaded picture',
    call: uploadImage,
    input: (payload) => ({ image: Buffer.from(payload).toString('base64'), purpose: 'avatar' }),
  }),
]
