import type { Document } from './document.ts'
import { updated } from './shared-phrases.ts'

export const liveTables: Document = {
  title: '真人问题',
  updated,
  sections: [
    {
      id: 'tables',
      heading: '有哪些桌台？',
      paragraphs: [
        {
          table: {
            head: ['游戏', '玩法概要'],
            rows: [
              ['百家乐', '猜庄、闲或和；点数取个位，接近 9 点者胜'],
              ['龙虎', '龙、虎各发一张牌，比大小；A 最小，K 最大'],
              ['轮盘', '猜小球落入的号码、颜色或区间'],
            ],
          },
        },
        '每张桌台由服务器统一开局，同桌会员看到的是同一局、同一结果。各投注区的赔率、限额与回报率写在桌台的规则中。',
      ],
    },
    {
      id: 'points',
      heading: '百家乐的点数怎样算？',
      paragraphs: [
        'A 为 1 点，2 至 9 按牌面，10、J、Q、K 为 0 点；合计只取个位。',
        {
          table: {
            head: ['牌', '合计', '点数'],
            rows: [
              ['9、K', '9', '9'],
              ['7、8', '15', '5'],
              ['A、4、5', '10', '0'],
            ],
          },
        },
        '是否补第三张牌由固定规则决定，会员与系统都不能选择。',
      ],
    },
    {
      id: 'rounds',
      heading: '一局怎样进行？',
      paragraphs: [
        {
          ordered: true,
          list: [
            '开放投注，桌面显示倒计时。',
            '停止投注，此后提交的投注不受理。',
            '开牌或转轮，公布结果。',
            '自动派彩，可以查看本局的验证资料。',
          ],
        },
      ],
    },
    {
      id: 'fair',
      heading: '结果可以验证吗？',
      paragraphs: [
        '可以。每局开始之前公布种子的摘要，结束之后公布种子，您可以在验证页面自行核对。结果与谁在投注、投注多少无关。',
      ],
    },
    {
      id: 'disconnect',
      heading: '中途断线怎么办？',
      paragraphs: [
        '已受理的投注不受断线影响，照常开局与派彩；重新进入后可以在投注记录中查看。因系统原因不能完成的牌局，退还该局投注。',
      ],
    },
    {
      id: 'balance',
      heading: '为什么进入后没有余额？',
      paragraphs: [
        '关闭自动转账时，须先把金额转入该场馆。可以在转账页面转入，或开启自动转账后重新进入。',
      ],
    },
  ],
}
