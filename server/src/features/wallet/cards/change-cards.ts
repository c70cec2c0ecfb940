import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { removeCard as call, type setDefaultCard } from '@xinghe/contract/wallet-cards.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { chooseDefault, removeCard as removeByRule } from '@xinghe/rules/wallet/card-limits.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkPassword } from '../member/check-password.ts'
import type { WalletParts } from '../member/parts.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { cardLetters } from './letters.ts'
import * as store from './store.ts'

/** Locks the member's cards; another's card is not found. */
const lockCard = async (tx: Db, memberId: MemberId, id: string) => {
  await lockMembers(tx, [memberId])
  const cards = await store.readCards(tx, memberId, 'zh-CN')
  const card = cards.find((one) => one.id === id)
  if (card === undefined) throw new Refused('not-found')
  return { cards, card }
}

/** The row is kept for earlier withdrawals; if it was the default, the newest card becomes it. */
export const removeCard = (
  platform: Platform,
  parts: WalletParts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  return runOnce(platform, call, input, context, {
    isPermanent: false,
    ask: () => checkPassword(platform, parts, input.password, context),
    write: async (tx) => {
      const { cards, card } = await lockCard(tx, memberId, input.id)
      if (await store.isCardInUse(tx, card.id)) throw new Refused('card-in-use')
      const left = removeByRule(cards, card.id)
      if (!left.ok) throw new Refused(left.reason)
      await store.removeCard(tx, card.id, now)
      const heir = left.value.find((one) => one.kind === card.kind && one.isDefault)
      if (heir !== undefined) await store.setDefault(tx, memberId, heir)
      await sendLetter(tx, { memberId, kind: 'notice', ...cardLetters.removed(card.number), now })
      return {}
    },
  })
}

export const setDefault = (
  { sql }: Pick<Platform, 'sql'>,
  { id }: InputOf<typeof setDefaultCard>,
  { memberId }: MemberContext,
): Promise<Record<string, never>> =>
  withWallets(sql, async (tx) => {
    const { cards, card } = await lockCard(tx, memberId, id)
    const chosen = chooseDefault(cards, card.id)
    if (!chosen.ok) throw new Refused(chosen.reason)
    await store.setDefault(tx, memberId, card)
    return {}
  })
