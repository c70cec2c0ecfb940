import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { addCard as call } from '@xinghe/contract/wallet-cards.ts'
import { addCard as addByRule, cardsPerKind } from '@xinghe/rules/wallet/card-limits.ts'
import { newCardUsableFrom } from '@xinghe/rules/wallet/new-card.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { WalletParts } from '../member/parts.ts'
import { newId } from '../member/random-id.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import { readIdentity, type Identity } from '../member/store-identity.ts'
import { storedNumber, readNumber, sealHolder } from './card-number.ts'
import { cardLetters } from './letters.ts'
import { cardView } from './list-cards.ts'
import { proveNewCard } from './prove-new-card.ts'
import * as store from './store.ts'

type Input = InputOf<typeof call>
type Checked = Pick<
  store.NewCard,
  'id' | 'kind' | 'issuer' | 'branch' | 'label' | 'number' | 'holder'
>

/**
 * Binds a card of the member's own: the holder must be the bound real name, and no other member may have
 * the card. It is held for a while before it can be paid to, so that an owner whose session was stolen
 * hears of it in time.
 */
export const addCard = (
  platform: Platform,
  parts: WalletParts,
  input: Input,
  context: MemberContext,
): Promise<OutputOf<typeof call>> => {
  // Asked again after a lost answer, with another code, it is the same intention.
  const { code: _, ...intention } = input
  return runOnce(platform, call, intention, context, {
    isPermanent: false,
    ask: async () => {
      const identity = await readIdentity(platform.sql, context.memberId)
      const checked = await checkCard(platform, parts, input, identity)
      await proveNewCard(platform, parts, input, identity, context)
      await flagShared(platform.sql, checked, context)
      return checked
    },
    write: (tx, checked) => writeCard(tx, platform, checked, context),
  })
}

const checkCard = async (
  { sql, secrets }: Platform,
  { realNameHash }: WalletParts,
  { kind, issuer = '', number, holder = '', branch = '', label = '' }: Input,
  identity: Identity,
): Promise<Checked> => {
  if (!identity.hasPhone) throw new Refused('phone-unbound')
  if (identity.realNameHash === null) throw new Refused('real-name-needed')
  if (!(await store.readOpenKinds(sql)).includes(kind))
    throw new Refused('withdrawal-method-closed')
  if (kind === 'bank' && !(await store.isBankOpen(sql, issuer)))
    throw new Refused('invalid-parameter', { fields: ['issuer'] })
  // Its sealed values are bound to it.
  const id = newId('card')
  const stored = storedNumber(secrets, id, kind, readNumber(kind, number))
  const named = kind === 'bank' || kind === 'alipay'
  const name = holder.trim()
  if (named && (name === '' || realNameHash(name) !== identity.realNameHash))
    throw new Refused('card-holder-differs')
  return {
    id,
    kind,
    issuer: kind === 'bank' ? issuer : '',
    branch: branch.trim(),
    label: label.trim(),
    number: stored,
    holder: named
      ? { sealed: sealHolder(secrets, id, name), masked: identity.realNameMasked ?? '' }
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
  { settings }: Pick<Platform, 'settings'>,
  checked: Checked,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { id, kind, number } = checked
  await lockMembers(tx, [memberId])
  const cards = addByRule(await store.readCards(tx, memberId, 'zh-CN'), { id, kind }, now)
  if (!cards.ok) throw new Refused('card-limit-reached', { max: cardsPerKind[kind] })
  const isDefault = cards.value.some((card) => card.id === id && card.isDefault)
  const usableFrom = newCardUsableFrom(now, settings.get('cashier').newCardHoldHours)
  if (!(await store.insertCard(tx, { ...checked, memberId, isDefault, usableFrom, now })))
    throw new Refused('card-taken')
  await sendLetter(tx, {
    memberId,
    kind: 'notice',
    ...cardLetters.added(number.masked, usableFrom),
    now,
  })
  const added = (await store.readCards(tx, memberId, 'zh-CN')).find((card) => card.id === id)
  if (added === undefined) throw new Error('a card was not written')
  return cardView(added, now)
}
