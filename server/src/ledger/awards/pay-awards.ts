import { awardKindOf, awardLetter, awardTitle, leastGift } from '@xinghe/rules/base/award.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { writeEvent } from '../../platform/events/outbox.ts'
import { tellMembers } from '../../platform/events/tell-members.ts'
import { sendLetters } from '../../platform/letters/send-letter.ts'
import { releaseTurnovers } from '../fill-turnover.ts'
import { askTurnovers } from '../turnover.ts'
import type { Award } from './award.ts'
import { creditCentres, type Credit } from './credit-centres.ts'

/** An event is notified to all processes, which have at most 8 kB for it. */
const toldPerEvent = 20

const creditOf = ({ id, memberId, source, amount }: Award): Credit => {
  const kind = awardKindOf(source)
  const isCommission = kind === 'commission'
  return {
    memberId,
    house: isCommission ? 'commissions' : 'awards',
    amount,
    code: isCommission || kind === 'rebate' ? kind : 'award',
    cause: awardTitle(source),
    key: id,
  }
}

/**
 * Pays awards that were just granted: money, turnover line, letter and event, in the caller's transaction.
 * The caller holds the locks of the members' centre accounts.
 */
export const payAwards = async (tx: Tx, awards: readonly Award[], now: Instant): Promise<void> => {
  if (awards.length === 0) return
  const memberIds = [...new Set(awards.map(({ memberId }) => memberId))]
  // Before the credit: lines of lost money are released.
  await releaseTurnovers(tx, memberIds, now)
  await creditCentres(tx, awards.map(creditOf), now)
  await askTurnovers(
    tx,
    awards.map(({ id, memberId, amount, multipleHundredths }) => ({
      memberId,
      kind: 'award',
      cause: id,
      amount,
      multipleHundredths,
    })),
    now,
  )
  await sendLetters(
    tx,
    awards.map(({ memberId, source, amount, multipleHundredths }) => {
      const asked = requiredTurnover(amount, multipleHundredths)
      const body = awardLetter(source, amount, multipleHundredths, asked)
      const title = `${awardTitle(source)}到账`
      return { memberId, kind: 'activity', title, body, link: '/mine/giftRecord', now }
    }),
  )
  await tellMembers(tx, memberIds)
  await tellEveryone(tx, awards)
}

/** What an agent earns is nobody else's business. */
const tellEveryone = async (tx: Tx, awards: readonly Award[]): Promise<void> => {
  const told = awards
    .filter(({ amount, source }) => amount >= leastGift && awardKindOf(source) !== 'commission')
    .map(({ id, memberId, source, amount }) => ({
      id,
      memberId,
      title: awardTitle(source),
      amount: String(amount),
    }))
  for (let from = 0; from < told.length; from += toldPerEvent)
    await writeEvent(tx, 'awards-granted', { awards: told.slice(from, from + toldPerEvent) })
}
