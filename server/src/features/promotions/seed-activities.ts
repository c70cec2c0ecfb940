import type { ActivityTexts, Terms } from '@xinghe/rules/promotions/terms.ts'

interface SeededActivity {
  readonly id: string
  readonly terms: Terms
  readonly texts: ActivityTexts
}

/** The first terms of every activity; an operator changes them by new versions. */
export const activitySeed: readonly SeededActivity[] = [
  {
    id: '1',
    terms: {
      kind: 'firstDeposit',
      multipleHundredths: 800,
      budget: { shareBp: 300, floor: 200_000_00n },
      steps: [{ least: 100_00n, rateBp: 3800, cap: 1_888_00n }],
      withinHours: 72,
    },
    texts: {
      title: '首存送38%',
      line: '注册72小时内首笔存款，最高送1,888元',
      image: '/art/promo-first-deposit.svg',
      group: 'new',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'newTask',
      multipleHundredths: 100,
      budget: { shareBp: 100, floor: 100_000_00n },
      days: 30,
      depositLeast: 100_00n,
      countedLeast: 10_00n,
      rewards: {
        phone: 5_00n,
        identity: 5_00n,
        'withdrawal-password': 5_00n,
        'own-limit': 5_00n,
        deposit: 8_00n,
        counted: 5_00n,
        parlay: 8_00n,
      },
      allReward: 18_00n,
    },
    texts: {
      title: '新人任务',
      line: '30天内完成七项任务，共领59元',
      image: '/art/promo-daily-sign-in.svg',
      group: 'new',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'againDeposit',
      multipleHundredths: 800,
      budget: { shareBp: 200, floor: 200_000_00n },
      steps: [
        { least: 200_00n, rateBp: 200, cap: 88_00n },
        { least: 1_000_00n, rateBp: 300, cap: 288_00n },
        { least: 5_000_00n, rateBp: 400, cap: 588_00n },
      ],
      perWeek: 3,
    },
    texts: {
      title: '每日再存加赠',
      line: '每日首笔再存，最高送4%，单笔588元',
      image: '/art/promo-first-deposit.svg',
      group: 'deposit',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'signGift',
      multipleHundredths: 100,
      budget: { shareBp: 50, floor: 100_000_00n },
      countedLeast: 100_00n,
      rewards: [50n, 50n, 1_00n, 1_00n, 2_00n, 2_00n, 8_00n],
      makeUpsPerMonth: 1,
      monthDays: 20,
      monthReward: 18_00n,
    },
    texts: {
      title: '每日签到',
      line: '连续签到七天，月签20天另有加赠',
      image: '/art/promo-daily-sign-in.svg',
      group: 'daily',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'drawGift',
      multipleHundredths: 100,
      budget: { shareBp: 100, floor: 100_000_00n },
      countedPerDraw: 1_000_00n,
      drawsPerDay: 3,
      prizes: [
        { amount: 88n, weight: 5000 },
        { amount: 1_88n, weight: 2500 },
        { amount: 5_88n, weight: 1500 },
        { amount: 8_88n, weight: 700 },
        { amount: 18_88n, weight: 250 },
        { amount: 88_88n, weight: 45 },
        { amount: 888_00n, weight: 5 },
      ],
    },
    texts: {
      title: '幸运转盘',
      line: '每1,000元有效流水抽一次，公平可验证',
      image: '/art/promo-wheel.svg',
      group: 'daily',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'bettingGift',
      multipleHundredths: 100,
      budget: { shareBp: 100, floor: 100_000_00n },
      categories: ['TY'],
      steps: [
        { counted: 1_000_00n, amount: 8_00n },
        { counted: 5_000_00n, amount: 20_00n },
        { counted: 20_000_00n, amount: 60_00n },
        { counted: 100_000_00n, amount: 300_00n },
      ],
    },
    texts: {
      title: '体育投注礼金',
      line: '当日体育有效流水达标，最高领388元',
      image: '/art/promo-weekly-vip-gift.svg',
      group: 'sports',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'racePage',
      multipleHundredths: 100,
      budget: { shareBp: 100, floor: 100_000_00n },
      categories: ['TY', 'DJ'],
      least: 10_000_00n,
      prizes: [
        { from: 1, to: 1, amount: 8_888_00n },
        { from: 2, to: 2, amount: 5_888_00n },
        { from: 3, to: 3, amount: 2_888_00n },
        { from: 4, to: 10, amount: 888_00n },
        { from: 11, to: 50, amount: 188_00n },
        { from: 51, to: 100, amount: 88_00n },
      ],
    },
    texts: {
      title: '体育流水竞赛',
      line: '每周前100名，冠军8,888元',
      image: '/art/promo-race.svg',
      group: 'sports',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'activityLandPage',
      multipleHundredths: 100,
      budget: { shareBp: 150, floor: 100_000_00n },
      leastPriceHundredths: 50,
      steps: [
        { fromLegs: 4, toLegs: 5, shareBp: 500 },
        { fromLegs: 6, toLegs: 7, shareBp: 1000 },
        { fromLegs: 8, toLegs: 10, shareBp: 1500 },
      ],
      cap: 2_888_00n,
      perDay: 1,
      claimHours: 72,
      blocks: [
        { title: '串得越多，送得越多', text: '四关起中奖即送，八至十关加赠净赢的15%。' },
        { title: '怎么领', text: '注单结算后72小时内在本页领取，每天一张注单。' },
      ],
    },
    texts: {
      title: '串关加赠',
      line: '串关中奖再送最高15%',
      image: '/art/promo-parlay.svg',
      group: 'sports',
    },
  },
  {
    id: '1',
    terms: {
      kind: 'friendInvitation',
      multipleHundredths: 300,
      budget: { shareBp: 100, floor: 100_000_00n },
      depositLeast: 100_00n,
      countedLeast: 1_000_00n,
      days: 30,
      friendReward: 18_00n,
      inviterReward: 38_00n,
      milestones: [
        { friends: 5, amount: 88_00n },
        { friends: 10, amount: 288_00n },
        { friends: 30, amount: 1_288_00n },
      ],
      perMonth: 30,
    },
    texts: {
      title: '邀请好友',
      line: '好友得18元，您得38元，邀请越多奖励越高',
      image: '/art/promo-invite-friends.svg',
      group: 'new',
    },
  },
]
