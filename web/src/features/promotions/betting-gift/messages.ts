export const bettingGiftText = {
  steps: [
    '投注体育赛事，注单结算后计入当日有效流水',
    '流水达到档位，在本页领取礼金',
    '须在次日 24:00 前领取',
  ],
  title: '今日档位',
  line: '各档可累计领取，每天零点（GMT+8）重新计算。',
  yesterday: '昨日待领取',
  today: '今日有效流水',
  caption: '投注礼金档位',
  need: '有效流水满 {amount}',
  total: '全部达到共 {amount}',
  play: '去投注',
} as const
