import { multipleText } from '../base/award.ts'
import { fenToCny } from '../base/money.ts'
import type { PlayWeights } from '../base/play-weight.ts'
import { awardTurnoverLines } from '../base/turnover-text.ts'
import type { VipTerms } from './terms.ts'

/** A part of the rules, in Simplified Chinese. */
interface VipRules {
  readonly heading: string
  readonly lines: readonly string[]
}

const gradeRules = ({ grades, upgradeDays }: VipTerms): VipRules => {
  const firstKept = grades.find(({ keep }) => keep > 0n)
  return {
    heading: '等级与保级',
    lines: [
      `累计有效流水达到等级要求即刻晋级，共 ${grades.length} 级；每级晋级礼金终身一次，须在 ${upgradeDays} 天内领取。`,
      ...(firstKept === undefined
        ? []
        : [
            `VIP ${firstKept.grade} 起须完成当月保级流水；自然月未达标的次月 1 日 04:00 降一级，晋级当月不降级，最低保留 VIP 1。`,
            '降级后，当月流水达到原等级的保级流水即刻恢复原等级。',
          ]),
      '赛果更正不会降低等级。',
    ],
  }
}

const giftRules = ({ birthday }: VipTerms): VipRules => ({
  heading: '周礼金与生日礼金',
  lines: [
    '周礼金按自然周（周一至周日）有效流水和周日结束时的等级计算，次周一 04:00 发放，须在该周日 24:00 前领取。',
    `生日礼金每年一次，生日须在 ${birthday.confirmedDays} 天前登记，生日当天 00:00 发放，${birthday.claimDays} 天内领取；2 月 29 日生日在平年按 2 月 28 日计算。`,
  ],
})

const rebateRules = ({ rebateBounds: { least, most } }: VipTerms): VipRules => ({
  heading: '每日返水',
  lines: [
    '返水＝有效流水×返水比例，按当日结束时的等级逐类计算，汇总后四舍五入到分，次日 04:00 自动存入中心钱包，无需申请。',
    '任何游戏的返水比例不超过该游戏庄家优势的一半。',
    `不足 ${fenToCny(least)} 的部分结转到下次；赛果更正产生的差额在之后的返水中抵扣；单日最高 ${fenToCny(most)}。`,
  ],
})

/** The rules of the grades, written from the terms that the server enforces. */
export const vipRules = (terms: VipTerms, weights: PlayWeights): readonly VipRules[] => [
  gradeRules(terms),
  giftRules(terms),
  rebateRules(terms),
  {
    heading: '通用规则',
    lines: [
      terms.multipleHundredths === 0
        ? '礼金与返水没有流水要求。'
        : `礼金与返水须完成 ${multipleText(terms.multipleHundredths)} 倍流水后方可取款。`,
      ...awardTurnoverLines(weights),
      '日、周、月均按北京时间（GMT+8）计算，自零点起。',
    ],
  },
]
