import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'

/** A game type is named by its sport; the others here. */
export const capNames: Partial<Record<LegPayoutKind, string>> = {
  'american-football': '美式足球',
  'ice-hockey': '冰球',
  rugby: '橄榄球',
  badminton: '羽毛球',
  handball: '手球',
  'other-sport': '其他体育',
  'new-market': '标记为新玩法的盘口',
}

export const rulesText = {
  title: '投注规则',
  line: '以下数字与系统结算使用的是同一份规则。',
  slip: '交易单',
  slipMost: '一张交易单最多 {count} 个投注项，多于一项自动转为多式。',
  slipSame: '同一场赛事同一玩法只能选一项；串关中同一场赛事的投注项全部无效。',
  slipChampion: '冠军盘口不能与其他盘口同单，也不能串关。',
  slipSeries: '串关最少 2 项、最多 {count} 项，按欧洲盘连乘，页面以香港盘显示。',
  odds: '赔率',
  oddsViews:
    '香港、马来、印尼盘只用于让球与大小，香港价 {from} 至 {to} 之间有效，其余一律按欧洲盘。',
  oddsNegative: '负赔率需付的本金为投注额乘以赔率的绝对值，赢得投注额。',
  oddsKept: '注单保留您看到的盘口类型和赔率，按此派彩。',
  accept: '接受投注',
  acceptBefore: '赛前注单立即接受；开赛后才接受的赛前注单一律取消，退还本金。',
  acceptLive:
    '滚球注单先进入确认期，期间出现进球、红牌、封盘、盘口或赔率变化，可能不被接受，本金立即退回。',
  acceptLate:
    '接受之前比赛已有进球、红牌、封盘等情况，而数据在接受之后才到的滚球注单一律取消，退还本金。',
  confirm: '滚球确认时间',
  sport: '项目',
  seconds: '{count} 秒',
  settle: '结算',
  settleQuarter: '四分之一盘口分成两半结算，可能赢半或输半；走盘退还本金。',
  settleSince: '足球滚球让球只计算投注之后的进球。',
  settleHeat: '多名并列时，投注额按人数均分后计算盈利。',
  settleResume: '延期或中断的赛事须在 {hours} 小时内完成，否则未决的投注取消，退还本金。',
  settleTurnover:
    '有效流水取本金与盈亏的较小者；走盘、取消以及整单香港价低于 0.50 的注单不计流水。',
  settleAppeal: '对结果有异议，可在结算后 {days} 天内申诉。',
  caps: '每日最高派彩',
  capsLine: '每位会员每个投注日（GMT+8）的净盈利上限，不含本金；串关取各项中最低者。',
  cap: '上限（美元）',
} as const
