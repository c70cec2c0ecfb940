import type { Document } from './document.ts'

export const helpGroups = ['新手指南', '投注教程', '常见问题', '关于我们'] as const
export type HelpGroup = (typeof helpGroups)[number]

export type HelpPage = {
  /** Last part of the address: /app/help/<slug>. */
  readonly slug: string
  readonly group: HelpGroup
  readonly title: string
  readonly load: () => Promise<Document>
}

/** In the order of the side menu. Titles stand here too, so that the menu loads no page. */
export const helpPages = [
  {
    slug: 'kh',
    group: '新手指南',
    title: '开户',
    load: async () => (await import('./help-open-account.ts')).openAccount,
  },
  {
    slug: 'ck',
    group: '新手指南',
    title: '存款',
    load: async () => (await import('./help-deposit.ts')).deposit,
  },
  {
    slug: 'qk',
    group: '新手指南',
    title: '取款',
    load: async () => (await import('./help-withdraw.ts')).withdraw,
  },
  {
    slug: 'zz',
    group: '新手指南',
    title: '转账',
    load: async () => (await import('./help-transfer.ts')).transfer,
  },
  {
    slug: 'xnbcqkjc',
    group: '新手指南',
    title: '虚拟币存取款教程',
    load: async () => (await import('./help-coin.ts')).coin,
  },
  {
    slug: 'yhgz',
    group: '新手指南',
    title: '优惠规则',
    load: async () => (await import('./help-promotion-rules.ts')).promotionRules,
  },
  {
    slug: 'tjllq',
    group: '新手指南',
    title: '推荐浏览器',
    load: async () => (await import('./help-browsers.ts')).browsers,
  },
  {
    slug: 'fjcjc',
    group: '新手指南',
    title: '防劫持教程',
    load: async () => (await import('./help-hijack.ts')).hijack,
  },
  {
    slug: 'tytzjc',
    group: '投注教程',
    title: '体育投注教程',
    load: async () => (await import('./help-sports-betting.ts')).sportsBetting,
  },
  {
    slug: 'rqgl',
    group: '投注教程',
    title: '让球攻略',
    load: async () => (await import('./help-handicap.ts')).handicap,
  },
  {
    slug: 'dxqgl',
    group: '投注教程',
    title: '大小球攻略',
    load: async () => (await import('./help-totals.ts')).totals,
  },
  {
    slug: 'tysstqth',
    group: '投注教程',
    title: '体育赛事提前与推后',
    load: async () => (await import('./help-rescheduled.ts')).rescheduled,
  },
  {
    slug: 'tywt',
    group: '常见问题',
    title: '体育问题',
    load: async () => (await import('./help-sports-questions.ts')).sportsQuestions,
  },
  {
    slug: 'zrwt',
    group: '常见问题',
    title: '真人问题',
    load: async () => (await import('./help-live-tables.ts')).liveTables,
  },
  {
    slug: 'cpwt',
    group: '常见问题',
    title: '彩票问题',
    load: async () => (await import('./help-lottery.ts')).lottery,
  },
  {
    slug: 'dzjj',
    group: '常见问题',
    title: '电子竞技',
    load: async () => (await import('./help-esports.ts')).esports,
  },
  {
    slug: 'qtwt',
    group: '常见问题',
    title: '其他问题',
    load: async () => (await import('./help-other-questions.ts')).otherQuestions,
  },
  {
    slug: 'gywm',
    group: '关于我们',
    title: '关于我们',
    load: async () => (await import('./help-about.ts')).about,
  },
  {
    slug: 'gztk',
    group: '关于我们',
    title: '规则条款',
    load: async () => (await import('./terms.ts')).terms,
  },
  {
    slug: 'ysgz',
    group: '关于我们',
    title: '隐私规则',
    load: async () => (await import('./privacy.ts')).privacy,
  },
  {
    slug: 'bczr',
    group: '关于我们',
    title: '博彩责任',
    load: async () => (await import('./help-responsible-play.ts')).responsiblePlay,
  },
  {
    slug: 'hzhb',
    group: '关于我们',
    title: '合作伙伴',
    load: async () => (await import('./help-partners.ts')).partners,
  },
  {
    slug: 'zxkf',
    group: '关于我们',
    title: '在线客服',
    load: async () => (await import('./help-support.ts')).support,
  },
] as const satisfies readonly HelpPage[]

export type HelpSlug = (typeof helpPages)[number]['slug']
