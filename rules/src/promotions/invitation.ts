import { dayMs, later, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { dayPeriod } from '../base/period.ts'
import {
  countReached,
  itemState,
  moneyReached,
  type Condition,
  type ItemView,
} from './activity-view.ts'
import type { InvitationTerms } from './terms.ts'

/** What an invited member has done in their first days. */
export interface InvitedPlay {
  readonly registeredAt: Instant
  readonly deposited: Fen
  readonly counted: Fen
}

/** After the days in which the conditions are met, an award can be claimed for this long. */
const claimMs = 7 * dayMs

/** From the registration on; whole days, of which that of the registration is the first. */
export const invitationDays = (
  { days }: Pick<InvitationTerms, 'days'>,
  registeredAt: Instant,
): { readonly from: Instant; readonly until: Instant } => ({
  from: registeredAt,
  until: later(dayPeriod(registeredAt).from, days * dayMs),
})

export const invitedSteps = ['registered', 'deposited', 'played', 'rewarded', 'late'] as const
export type InvitedStep = (typeof invitedSteps)[number]

type Aims = Pick<InvitationTerms, 'days' | 'depositLeast' | 'countedLeast'>

/** How far a friend has come, as the inviter sees it. */
export const invitedStep = (
  terms: Aims,
  { registeredAt, deposited, counted }: InvitedPlay,
  isRewarded: boolean,
  now: Instant,
): InvitedStep => {
  if (isRewarded) return 'rewarded'
  const isPlayed = deposited >= terms.depositLeast && counted >= terms.countedLeast
  const { until } = invitationDays(terms, registeredAt)
  if (now >= (isPlayed ? later(until, claimMs) : until)) return 'late'
  if (isPlayed) return 'played'
  return deposited >= terms.depositLeast ? 'deposited' : 'registered'
}

/** The award of a member who was invited. */
export const invitedItem = (
  terms: Aims & Pick<InvitationTerms, 'friendReward'>,
  { registeredAt, deposited, counted }: InvitedPlay,
  isSamePerson: boolean,
  now: Instant,
): ItemView => {
  const conditions: Condition[] = [
    moneyReached('deposited', terms.depositLeast, deposited),
    moneyReached('counted', terms.countedLeast, counted),
    { code: 'another-person', isMet: !isSamePerson, money: null, count: null },
  ]
  const claimUntil = later(invitationDays(terms, registeredAt).until, claimMs)
  const state = itemState(conditions, claimUntil, now)
  return { item: 'invited', period: '', amount: terms.friendReward, state, claimUntil, conditions }
}

export interface InviterAward {
  readonly item: string
  readonly amount: Fen
}

const milestoneItem = (friends: number): string => `milestone-${friends}`

/** What the inviter is offered for one more friend; `ofMonth` and `before` count the friends rewarded so far. */
export const inviterAwards = (
  {
    inviterReward,
    milestones,
    perMonth,
  }: Pick<InvitationTerms, 'inviterReward' | 'milestones' | 'perMonth'>,
  friendCode: string,
  { ofMonth, before }: { readonly ofMonth: number; readonly before: number },
): InviterAward[] =>
  ofMonth >= perMonth
    ? []
    : [
        { item: `friend-${friendCode}`, amount: inviterReward },
        ...milestones
          .filter(({ friends }) => friends === before + 1)
          .map(({ friends, amount }) => ({ item: milestoneItem(friends), amount })),
      ]

/** The further awards of an inviter; an award that was offered takes the place of its item. */
export const milestoneItems = (
  { milestones }: Pick<InvitationTerms, 'milestones'>,
  rewarded: number,
): ItemView[] =>
  milestones.map(({ friends, amount }) => ({
    item: milestoneItem(friends),
    period: '',
    amount,
    state: 'locked',
    claimUntil: null,
    conditions: [countReached('friends', friends, rewarded)],
  }))
