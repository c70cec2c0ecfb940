import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { addCard as call } from '@xinghe/contract/wallet-cards.ts'
import { addCard as addByRule, cardsPerKind } from '@xinghe/rules/wallet/card-limits.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkPassword } from '../member/check-password.ts'
import type { WalletParts } from '../member/parts.ts'
import { newId } from '../member/random-id.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { readIdentity } from '../member/store-identity.ts'
import { storedNumber, readNumber, sealHolder } from './card-number.ts'
import { cardLetters } from './letters.ts'
import { cardView } from './list-cards.ts'
import * as store from './store.ts'

type Input = InputOf<typeof call>
type Checked = Pick<store.NewCard, 'kind' | 'issuer' | 'branch' | 'label' | 'number' | 'holder'>

/**
 * Binds a card of the member's own: the holder must be the bound real name, and no other member may have
 * the card.
 */
export const addCard = (
  platform: Platform,
  parts: WalletParts,
  input: Input,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(platform, call, input, context, {
    isPermanent: false,
    ask: async () => {
      const checked = await checkCard(platform, parts, input, context)
      await checkPassword(platform, parts, input.password, context)
      await flagShared(platform.sql, checked, context)
      return checked
    },
    write: (tx, checked) => writeCard(tx, checked, context),
  })

const checkCard = async (
  { sql, secrets }: Platform,
  { realNameHash }: WalletParts,
  { kind, issuer = '', number, holder = '', branch = '', label = '' }: Input,
  { memberId }: MemberContext,
): Promise<Checked> => {
  const identity = await readIdentity(sql, memberId)
  if (!identity.hasPhone) throw new Refused('phone-unbound')
  if (identity.realNameHash === null) throw new Refused('real-name-needed')
  if (!(await store.readOpenKinds(sql)).includes(kind))
    throw new Refused('withdrawal-method-closed')
  if (kind === 'bank' && !(await store.isBankOpen(sql, issuer)))
    throw new Refused('invalid-parameter', { fields: ['issuer'] })
  const stored = storedNumber(secrets, kind, readNumber(kind, number))
  const named = kind === 'bank' || kind === 'alipay'
  const name = holder.trim()
  if (named && (name === '' || realNameHash(name) !== identity.realNameHash))
    throw new Refused('card-holder-differs')
  return {
    kind,
    issuer: kind === 'bank' ? issuer : '',
    branch: branch.trim(),
    label: label.trim(),
    number: stored,
    holder: named
      ? { sealed: sealHolder(secrets, name), masked: identity.realNameMasked ?? '' }
      : { sealed: null, masked: '' },
  }
}

/**
 * A card of another member is flagged for review in its own transaction, since the refusal rolls this one
 * back.
 */
const flagShared = async (
  db: Db,
  { kind, number }: Checked,
  { memberId, now }: MemberContext,
): Promise<void> => {
  const others = await store.otherHolders(db, { kind, hash: number.hash, memberId })
  if (others.length > 0) await store.openSharedCardFlag(db, { memberId, others, now })
}

const writeCard = async (
  tx: Db,
  checked: Checked,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { kind, number } = checked
  await lockMembers(tx, [memberId])
  const id = newId('card')
  const cards = addByRule(await store.readCards(tx, memberId, 'zh-CN'), { id, kind }, now)
  if (!cards.ok) throw new Refused('card-limit-reached', { max: cardsPerKind[kind] })
  const isDefault = cards.value.some((card) => card.id === id && card.isDefault)
  if (!(await store.insertCard(tx, { ...checked, id, memberId, isDefault, now })))
    throw new Refused('card-taken')
  await sendLetter(tx, { memberId, kind: 'notice', ...cardLetters.added(number.masked), now })
  const added = (await store.readCards(tx, memberId, 'zh-CN')).find((card) => card.id === id)
  if (added === undefined) throw new Error('a card was not written')
  return cardView(added)
}
