import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import type { LegalName } from '@xinghe/rules/site/legal.ts'
import type { Document } from './document.ts'

export const helpGroups = ['新手指南', '投注教程', '常见问题', '关于我们'] as const
export type HelpGroup = (typeof helpGroups)[number]

export type HelpPage = {
  /** Last part of the address: /app/help/<slug>. */
  readonly slug: HelpSlug
  readonly group: HelpGroup
  readonly title: string
  /** The page shows the published versions of this text, and `load` what comes with the release. */
  readonly legal?: LegalName
  readonly load: () => Promise<Document>
}

/** In the order of the side menu. Titles stand here too, so that the menu loads no page. */
export const helpPages = [
  {
    slug: 'kh',
    group: '新手指南',
    title: '开户',
    load: async () => (await import('./help-open-account.md')).document,
  },
  {
    slug: 'ck',
    group: '新手指南',
    title: '存款',
    load: async () => (await import('./help-deposit.md')).document,
  },
  {
    slug: 'qk',
    group: '新手指南',
    title: '取款',
    load: async () => (await import('./help-withdraw.md')).document,
  },
  {
    slug: 'zz',
    group: '新手指南',
    title: '转账',
    load: async () => (await import('./help-transfer.md')).document,
  },
  {
    slug: 'xnbcqkjc',
    group: '新手指南',
    title: '虚拟币存取款教程',
    load: async () => (await import('./help-coin.md')).document,
  },
  {
    slug: 'yhgz',
    group: '新手指南',
    title: '优惠规则',
    load: async () => (await import('./help-promotion-rules.md')).document,
  },
  {
    slug: 'tjllq',
    group: '新手指南',
    title: '推荐浏览器',
    load: async () => (await import('./help-browsers.md')).document,
  },
  {
    slug: 'fjcjc',
    group: '新手指南',
    title: '防劫持教程',
    load: async () => (await import('./help-hijack.md')).document,
  },
  {
    slug: 'tytzjc',
    group: '投注教程',
    title: '体育投注教程',
    load: async () => (await import('./help-sports-betting.md')).document,
  },
  {
    slug: 'rqgl',
    group: '投注教程',
    title: '让球攻略',
    load: async () => (await import('./help-handicap.md')).document,
  },
  {
    slug: 'dxqgl',
    group: '投注教程',
    title: '大小球攻略',
    load: async () => (await import('./help-totals.md')).document,
  },
  {
    slug: 'tysstqth',
    group: '投注教程',
    title: '体育赛事提前与推后',
    load: async () => (await import('./help-rescheduled.md')).document,
  },
  {
    slug: 'tywt',
    group: '常见问题',
    title: '体育问题',
    load: async () => (await import('./help-sports-questions.md')).document,
  },
  {
    slug: 'zrwt',
    group: '常见问题',
    title: '真人问题',
    load: async () => (await import('./help-live-tables.md')).document,
  },
  {
    slug: 'cpwt',
    group: '常见问题',
    title: '彩票问题',
    load: async () => (await import('./help-lottery.md')).document,
  },
  {
    slug: 'dzjj',
    group: '常见问题',
    title: '电子竞技',
    load: async () => (await import('./help-esports.md')).document,
  },
  {
    slug: 'qtwt',
    group: '常见问题',
    title: '其他问题',
    load: async () => (await import('./help-other-questions.md')).document,
  },
  {
    slug: 'gywm',
    group: '关于我们',
    title: '关于我们',
    load: async () => (await import('./help-about.md')).document,
  },
  {
    slug: 'gztk',
    group: '关于我们',
    title: '规则条款',
    legal: 'terms',
    load: async () => (await import('./terms.md')).document,
  },
  {
    slug: 'ysgz',
    group: '关于我们',
    title: '隐私政策',
    legal: 'privacy',
    load: async () => (await import('./privacy.md')).document,
  },
  {
    slug: 'bczr',
    group: '关于我们',
    title: '博彩责任',
    load: async () => (await import('./help-responsible-play.md')).document,
  },
  {
    slug: 'hzhb',
    group: '关于我们',
    title: '合作伙伴',
    load: async () => (await import('./help-partners.md')).document,
  },
  {
    slug: 'zxkf',
    group: '关于我们',
    title: '在线客服',
    load: async () => (await import('./help-support.md')).document,
  },
] as const satisfies readonly HelpPage[]
