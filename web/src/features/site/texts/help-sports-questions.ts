import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import type { Document } from './document.ts'
import { figures } from './figures.ts'
import { updated } from './shared-phrases.ts'

const { disputeDays, recordYears } = termsNumbers

export const sportsQuestions: Document = {
  title: '体育问题',
  updated,
  sections: [
    {
      id: 'accepted',
      heading: '怎样知道投注成功？',
      paragraphs: [
        '受理后页面显示回执，交易编号同时出现在「我的注单」与投注记录中。没有交易编号，就是没有受理。',
        '提交后网络中断时，页面会自动查询结果。请先看投注记录，不要急于重投；同一次确认即使重复发送，也只受理一次。',
      ],
    },
    {
      id: 'cancel',
      heading: '投注后可以取消吗？',
      paragraphs: ['不可以。受理后的投注不能取消、撤回或修改。'],
    },
    {
      id: 'refused',
      heading: '为什么滚球投注被拒绝？',
      paragraphs: [
        {
          table: {
            head: ['显示的原因', '说明'],
            rows: [
              ['赔率变化', '赔率变动超出您选择接受的范围'],
              ['盘口变化', '让球数或大小盘口已改变'],
              ['比分变化', '确认期间有进球或得分'],
              ['红牌', '确认期间出示红牌'],
              ['停盘', '该盘口暂停投注'],
              ['数据中断', '赛事数据暂时没有更新'],
            ],
          },
        },
        '被拒绝的投注不扣款，冻结的金额立即退还。',
      ],
    },
    {
      id: 'suspended',
      heading: '为什么赔率上了锁？',
      paragraphs: [
        '出现危险进攻、进球、红牌，或赛事数据中断时，盘口会暂停；数据恢复后自动重新开放。',
      ],
    },
    {
      id: 'limits',
      heading: '为什么金额被改小了？',
      paragraphs: [
        '输入金额超过单注上限或可用余额时，会自动改为可投注的最大整数。负数赔率以风险金额比较，例如马来盘 -0.80 投注 100.00 元，只需 80.00 元余额。',
      ],
    },
    {
      id: 'parlay',
      heading: '为什么不能串关？',
      paragraphs: [
        `同一场比赛不能在串关中出现多次，出现时各项都会标为无效；冠军盘不能与其他玩法同时选择；交易单最多 ${figures.slipItems} 项。`,
      ],
    },
    {
      id: 'settle-time',
      heading: '多久结算？',
      paragraphs: [
        '盘口一有定论就结算，不必等到全场结束。例如半场盘口在上半场结束后结算。',
        '注单显示「恢复」，表示原结算被撤回，正在等待重新结算。',
      ],
    },
    {
      id: 'capped',
      heading: '为什么派彩比可赢金额少？',
      paragraphs: [
        '可能是赢半、串关中有走盘或取消的选项，或达到了每日派彩上限。注单的说明会写出具体的计算过程。',
      ],
    },
    {
      id: 'appeal',
      heading: '对结果有异议怎么办？',
      paragraphs: [
        `结果公布后 ${disputeDays} 天内，可以在已结算的注单上点击「申诉」，注单编号会自动填入。逾期后按钮不再可用，并会说明原因。`,
        `投注记录保存 ${recordYears} 年，可以随时查询。`,
      ],
    },
  ],
}
