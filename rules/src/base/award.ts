import type { Instant } from './instant.ts'
import { fenToGroupedText, type Fen } from './money.ts'

/** No award asks for more turnover than ten times itself. */
export const awardMultipleMostHundredths = 1_000

/** The activities with a page of their own; the page's name is the kind. */
export const activityKinds = [
  'racePage',
  'activityLandPage',
  'firstDeposit',
  'againDeposit',
  'newTask',
  'drawGift',
  'signGift',
  'friendInvitation',
  'bettingGift',
] as const
export type ActivityKind = (typeof activityKinds)[number]

const otherAwardKinds = [
  'vip-upgrade',
  'vip-week',
  'vip-birthday',
  'rebate',
  'exchange',
  'commission',
] as const

/** What an award is for. */
export const awardKinds = [...activityKinds, ...otherAwardKinds] as const
export type AwardKind = (typeof awardKinds)[number]

/** Where an award comes from: its kind, and of an activity also the activity's id (`signGift/1`). */
export type AwardSource = AwardKind | `${ActivityKind}/${string}`

export const activitySource = (kind: ActivityKind, id: string): AwardSource => `${kind}/${id}`

/** An award is offered and claimed in time, or granted at once; a review may come between. */
export const awardStates = ['offered', 'granted', 'expired', 'review', 'refused', 'quit'] as const
export type AwardState = (typeof awardStates)[number]

/** Awards and wins from this amount on are told in the chat, in fen. */
export const leastGift: Fen = 88_00n

const titles: Record<AwardKind, string> = {
  racePage: '流水竞赛奖金',
  activityLandPage: '串关加赠',
  firstDeposit: '首存奖金',
  againDeposit: '再存奖金',
  newTask: '新人任务奖金',
  drawGift: '幸运转盘奖金',
  signGift: '签到奖金',
  friendInvitation: '好友邀请奖金',
  bettingGift: '投注礼金',
  'vip-upgrade': 'VIP晋级礼金',
  'vip-week': 'VIP周礼金',
  'vip-birthday': 'VIP生日礼金',
  rebate: '每日返水',
  exchange: '星币兑换',
  commission: '代理佣金',
}

const isAwardKind = (text: string): text is AwardKind => Object.hasOwn(titles, text)

export const awardKindOf = (source: AwardSource): AwardKind => {
  const [kind = ''] = source.split('/')
  if (!isAwardKind(kind)) throw new Error(`no award comes from ${source}`)
  return kind
}

/** The name of an award in records and letters, in Simplified Chinese. */
export const awardTitle = (source: AwardSource): string => titles[awardKindOf(source)]

/** An offered award that is not claimed by then is lost. */
export const isClaimable = (
  { state, claimUntil }: { readonly state: AwardState; readonly claimUntil: Instant | null },
  now: Instant,
): boolean => state === 'offered' && (claimUntil === null || now < claimUntil)

/** `8`, `1.5`: a multiple in hundredths as it is read. */
export const multipleText = (hundredths: number): string => String(hundredths / 100)

/** The letter about a granted award says what it asks before a withdrawal. */
export const awardLetter = (
  source: AwardSource,
  amount: Fen,
  multipleHundredths: number,
  asked: Fen,
): string =>
  asked === 0n
    ? `${awardTitle(source)} ${fenToGroupedText(amount)} 元已存入中心钱包，没有流水要求。`
    : `${awardTitle(source)} ${fenToGroupedText(amount)} 元已存入中心钱包。取款前需完成 ${multipleText(multipleHundredths)} 倍流水，共 ${fenToGroupedText(asked)} 元。`
