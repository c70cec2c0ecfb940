import { activitySource } from '@xinghe/rules/base/award.ts'
import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import { dayPeriod, monthPeriod } from '@xinghe/rules/base/period.ts'
import { invitedItem, inviterAwards, milestoneItems } from '@xinghe/rules/promotions/invitation.ts'
import { offerAwards } from '../../../ledger/awards/grant-awards.ts'
import { isSamePerson, lockScopes } from '../../../ledger/awards/lock-person.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import { readInvitedPlay } from '../invitation/invited-play.ts'
import * as store from '../invitation/store.ts'
import { awardItems } from './award-items.ts'
import type { Mechanic } from './mechanic.ts'

/** The inviter claims within this time. */
const claimMs = 7 * dayMs

/**
 * 邀请好友: the friend claims when the conditions are met, once per person; that claim offers the inviter's
 * award. So a person who registers several accounts earns one award for each side.
 */
export const invitation: Mechanic<'friendInvitation'> = {
  kind: 'friendInvitation',
  oncePer: lockScopes,
  view: async (db, { id, terms, memberId, now }) => {
    const source = activitySource('friendInvitation', id)
    const [invited, awards, { rewarded }] = await Promise.all([
      store.findInvitation(db, memberId),
      readAwardsOf(db, memberId, source),
      store.countRewarded(db, memberId, source, monthPeriod(now).from),
    ])
    const [play] = invited === null ? [] : await readInvitedPlay(db, terms, [invited])
    const own =
      invited === null || play === undefined
        ? []
        : [invitedItem(terms, play, await isSamePerson(db, memberId, invited.inviterId), now)]
    const friends = awards.filter(({ item }) => item.startsWith('friend-'))
    return {
      period: dayPeriod(now).name,
      conditions: [],
      items: [...own, ...milestoneItems(terms, rewarded), ...awardItems(friends)],
    }
  },
  afterGrant: async (tx, { id, version, terms, now }, { memberId, item }) => {
    const invited = item === 'invited' ? await store.findInvitation(tx, memberId) : null
    if (invited === null) return
    const { inviterId, code } = invited
    const source = activitySource('friendInvitation', id)
    // Two friends at once are counted one after the other.
    await store.lockInviter(tx, inviterId)
    const { rewarded, ofMonth } = await store.countRewarded(
      tx,
      inviterId,
      source,
      monthPeriod(now).from,
    )
    const awards = inviterAwards(terms, code, { ofMonth, before: rewarded })
    await offerAwards(
      tx,
      awards.map((award) => ({
        ...award,
        memberId: inviterId,
        source,
        period: '',
        multipleHundredths: terms.multipleHundredths,
        version,
        claimUntil: later(now, claimMs),
      })),
      now,
    )
  },
}
