import type { ActivityKind } from '../base/award.ts'
import type { Fen } from '../base/money.ts'
import type { PlayCategory } from '../base/play-fact.ts'

/** Terms that every activity has. */
interface CommonTerms {
  /** Turnover asked for its awards, in hundredths of the amount: 100 is once, at most 1000. */
  readonly multipleHundredths: number
  /**
   * What it may cost, in hundredths of a per cent of what all members have played since it began, and in any
   * case `floor`. Above that nothing more can be claimed.
   */
  readonly budget: { readonly shareBp: number; readonly floor: Fen }
}

/** 流水竞赛: a week's ranking by counted play. */
export interface RaceTerms extends CommonTerms {
  readonly kind: 'racePage'
  readonly categories: readonly PlayCategory[]
  /** Counted play without which a member has no place. */
  readonly least: Fen
  /** Prizes of the places `from` to `to`, in order and without gaps. */
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly amount: Fen }[]
}

/** 串关加赠: more for a won combination. */
export interface ParlayTerms extends CommonTerms {
  readonly kind: 'activityLandPage'
  /** Least price of each leg, Hong Kong, in hundredths. */
  readonly leastPriceHundredths: number
  /** Share of the net win by the number of legs. */
  readonly steps: readonly {
    readonly fromLegs: number
    readonly toLegs: number
    readonly shareBp: number
  }[]
  readonly cap: Fen
  readonly perDay: number
  readonly claimHours: number
  /** Paragraphs of the page besides the figures. */
  readonly blocks: readonly { readonly title: string; readonly text: string }[]
}

/** A bonus on a deposit: `rateBp` of it from `least` on, in whole yuan, at most `cap`. */
export interface BonusStep {
  readonly least: Fen
  readonly rateBp: number
  readonly cap: Fen
}

export interface FirstDepositTerms extends CommonTerms {
  readonly kind: 'firstDeposit'
  readonly steps: readonly BonusStep[]
  /** After registration. */
  readonly withinHours: number
}

export interface AgainDepositTerms extends CommonTerms {
  readonly kind: 'againDeposit'
  readonly steps: readonly BonusStep[]
  readonly perWeek: number
}

export const taskNames = [
  'phone',
  'identity',
  'withdrawal-password',
  'own-limit',
  'deposit',
  'counted',
  'parlay',
] as const
export type TaskName = (typeof taskNames)[number]

interface NewTaskTerms extends CommonTerms {
  readonly kind: 'newTask'
  /** After registration. */
  readonly days: number
  readonly depositLeast: Fen
  readonly countedLeast: Fen
  readonly rewards: Readonly<Record<TaskName, Fen>>
  /** For all of them. */
  readonly allReward: Fen
}

interface DrawTerms extends CommonTerms {
  readonly kind: 'drawGift'
  /** Counted play of the day for each draw. */
  readonly countedPerDraw: Fen
  readonly drawsPerDay: number
  /** Of 10,000; together exactly 10,000. */
  readonly prizes: readonly { readonly amount: Fen; readonly weight: number }[]
}

interface SignTerms extends CommonTerms {
  readonly kind: 'signGift'
  readonly countedLeast: Fen
  /** Of consecutive days; after the last it begins again. */
  readonly rewards: readonly Fen[]
  /** Days of yesterday that may be signed later, in a month. */
  readonly makeUpsPerMonth: number
  readonly monthDays: number
  readonly monthReward: Fen
}

export interface InvitationTerms extends CommonTerms {
  readonly kind: 'friendInvitation'
  readonly depositLeast: Fen
  readonly countedLeast: Fen
  readonly days: number
  readonly friendReward: Fen
  readonly inviterReward: Fen
  /** More for the nth friend. */
  readonly milestones: readonly { readonly friends: number; readonly amount: Fen }[]
  readonly perMonth: number
}

export interface BettingGiftTerms extends CommonTerms {
  readonly kind: 'bettingGift'
  readonly categories: readonly PlayCategory[]
  /** Each step is an award of its own. */
  readonly steps: readonly { readonly counted: Fen; readonly amount: Fen }[]
}

export type Terms =
  | RaceTerms
  | ParlayTerms
  | FirstDepositTerms
  | AgainDepositTerms
  | NewTaskTerms
  | DrawTerms
  | SignTerms
  | InvitationTerms
  | BettingGiftTerms

export type TermsOf<Kind extends ActivityKind> = Extract<Terms, { kind: Kind }>

/** The tabs of the list of activities. */
export const activityGroups = ['new', 'deposit', 'daily', 'sports', 'vip'] as const
type ActivityGroup = (typeof activityGroups)[number]

/** The words of an activity, in Simplified Chinese. */
export interface ActivityTexts {
  readonly title: string
  readonly line: string
  readonly image: string
  readonly group: ActivityGroup
}
