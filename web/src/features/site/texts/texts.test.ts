import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { payoutCapUsd, payoutKinds } from '@xinghe/rules/sports/payout-caps.ts'
import { describe, expect, it } from 'vitest'
import type { Document, Paragraph } from './document.ts'
import { helpGroups, helpPages } from './help-index.ts'
import { document as privacy } from './privacy.md'
import { document as terms } from './terms.md'

const slugsOfTheSpec = (
  'kh ck qk zz yhgz tjllq xnbcqkjc tytzjc tysstqth fjcjc rqgl dxqgl cpwt dzjj tywt zrwt qtwt ' +
  'bczr gywm gztk hzhb ysgz zxkf'
).split(' ')

const pages = await Promise.all(
  helpPages.map(async ({ slug, title, load }) => ({ slug, title, document: await load() })),
)
const documents = pages.map(({ slug, document }) => [slug, document] as const)

type Line = { text: string; kind: 'label' | 'sentence' | 'item' | 'cell' }

const label = (text: string): Line => ({ text, kind: 'label' })

function linesOf(document: Document): Line[] {
  return [
    label(document.title),
    label(document.updated),
    ...document.sections.flatMap(({ heading, paragraphs }) => [
      label(heading),
      ...paragraphs.flatMap(linesOfParagraph),
    ]),
  ]
}

function linesOfParagraph(paragraph: Paragraph): Line[] {
  if (typeof paragraph === 'string') return [{ text: paragraph, kind: 'sentence' }]
  if ('list' in paragraph) return paragraph.list.map((text) => ({ text, kind: 'item' }))
  if ('live' in paragraph) return [{ text: paragraph.live, kind: 'label' }]
  const { head, rows } = paragraph.table
  return [...head, ...rows.flat()].map((text) => ({ text, kind: 'cell' }))
}

const textOf = (document: Document) =>
  linesOf(document)
    .map((line) => line.text)
    .join('\n')

/** Names what is wrong with a line of Chinese, or nothing. */
function faultsOf({ text, kind }: Line): string[] {
  const faults: [string, boolean][] = [
    [
      'ASCII punctuation beside Chinese',
      /\p{Script=Han}[,;:!?()"'.]|[,;:!?()"']\p{Script=Han}/u.test(text),
    ],
    [
      'no space between Chinese and Latin',
      /\p{Script=Han}[0-9A-Za-z]|[0-9A-Za-z%]\p{Script=Han}/u.test(text),
    ],
    [
      'space beside full-width punctuation',
      /[。，：；、（）“”！？] | [。，：；、（）“”！？]/u.test(text),
    ],
    ['doubled punctuation or space', /[。，：；、！？]{2}| {2}|^\s|\s$/u.test(text)],
    ['a placeholder', /todo|tbd|lorem|xxx|待补|待定|占位|undefined|null|NaN|\[object/i.test(text)],
    ['an address, a mailbox or a telephone number', /https?:|www\.|@|\d{7,}/.test(text)],
    ['a sentence without its end', kind === 'sentence' && !/[。：？！]$/u.test(text)],
    ['a list item without its end', kind === 'item' && !/[。；？]$/u.test(text)],
    [
      'a label or cell that ends like a sentence',
      /^(label|cell)$/.test(kind) && /[。；，]$/u.test(text),
    ],
  ]
  return faults.filter(([, found]) => found).map(([fault]) => `${fault}: ${text}`)
}

describe('the help index', () => {
  it('has every page of the spec exactly once', () => {
    expect(helpPages.map((page) => page.slug).toSorted()).toEqual(slugsOfTheSpec.toSorted())
  })

  it('keeps the pages of a group together, in the order of the groups', () => {
    const groups = helpPages.map((page) => page.group)
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...helpGroups])
  })

  it('shows the terms and the privacy policy themselves', () => {
    expect(pages.find((page) => page.slug === 'gztk')?.document).toBe(terms)
    expect(pages.find((page) => page.slug === 'ysgz')?.document).toBe(privacy)
  })

  it('calls each page by its own title, apart from those two', () => {
    for (const { slug, title, document } of pages) {
      if (slug !== 'gztk' && slug !== 'ysgz') expect(document.title).toBe(title)
    }
  })
})

describe('the terms', () => {
  const text = textOf(terms)

  it.each(payoutKinds)('state the payout cap of %s', (kind) => {
    expect(text).toContain(`${payoutCapUsd(kind).toLocaleString('en-US')} 美元`)
  })

  it('state the age, the days for a dispute and the years of records', () => {
    expect(text).toContain(`年满 ${termsNumbers.minimumAge} 周岁`)
    expect(text).toContain(`${termsNumbers.disputeDays} 天内`)
    expect(text).toContain(`保存 ${termsNumbers.recordYears} 年`)
  })

  it.each([
    ['one account', /每位会员只可拥有 1 个账户/],
    ['restricted regions', /不向特定国家或地区的居民提供服务/],
    ['bets that cannot be cancelled', /不得取消、撤回或更改/],
    ['odds that may change', /赔率、盘口与限额可能随时变动/],
    ['acceptance by transaction code', /交易编号出现在您的投注记录中为受理标志/],
    ['bets after the start', /实际已经开始之后才受理的赛前投注一律无效/],
    ['bots', /机器人/],
    ['the card holder name', /持卡人姓名必须与账户登记的真实姓名一致/],
    ['changed promotions', /更改、暂停或取消任何优惠活动/],
    ['frozen and closed accounts', /冻结账户[^]*关闭账户/],
    ['void lotteries', /宣布该期彩票无效/],
    ['confiscated balances', /没收由违规行为取得的余额/],
    ['quitting a promotion early', /提前退出优惠活动/],
    ['collusion', /串通投注/],
    ['the lowest cap of a parlay', /串关投注适用其所含各项中最低的一项上限/],
    ['winnings without stake', /可赢金额不包括本金/],
    ['liability up to the stake', /以引起争议的该笔投注的投注金额为限/],
    ['external links', /第三方网站/],
    ['force majeure', /不可抗力/],
    ['non-waiver', /不构成对该权利的放弃/],
  ])('hold the clause on %s', (_clause, words) => {
    expect(text).toMatch(words)
  })
})

it('the privacy policy names what is stored, how it is kept and for how long', () => {
  const text = textOf(privacy)
  const words = ['设备指纹的散列值', 'IP 地址', '登录历史', 'AES-256-GCM', '您的权利', '理性博彩']
  for (const word of [...words, `${termsNumbers.recordYears} 年`]) expect(text).toContain(word)
})

describe.each(documents)('the text of %s', (_slug, document) => {
  it('has no empty section, list, table or line', () => {
    expect(document.sections.length).toBeGreaterThan(0)
    for (const { paragraphs } of document.sections) {
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const paragraph of paragraphs) expect(linesOfParagraph(paragraph)).not.toEqual([])
    }
    for (const line of linesOf(document)) expect(line.text).not.toBe('')
  })

  it('has anchors that are unique and safe in an address', () => {
    const ids = document.sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('has tables whose rows are as wide as their heads and differ from each other', () => {
    for (const paragraph of document.sections.flatMap((section) => section.paragraphs)) {
      if (typeof paragraph === 'string' || !('table' in paragraph)) continue
      const { head, rows } = paragraph.table
      for (const row of rows) expect(row).toHaveLength(head.length)
      expect(new Set(rows.map((row) => row.join('|'))).size).toBe(rows.length)
    }
  })

  it('is written in clean Chinese', () => {
    expect(linesOf(document).flatMap(faultsOf)).toEqual([])
  })
})

it('the lint of the Chinese finds each kind of fault', () => {
  const bad: Line[] = [
    { text: '您好,欢迎。', kind: 'sentence' },
    { text: '(说明)文字。', kind: 'sentence' },
    { text: '句子.', kind: 'sentence' },
    { text: '满18周岁。', kind: 'sentence' },
    { text: '您好， 欢迎。', kind: 'sentence' },
    { text: '您好。。', kind: 'sentence' },
    { text: '共 undefined 天。', kind: 'sentence' },
    { text: '致电 4001234567。', kind: 'sentence' },
    { text: '没有句号', kind: 'sentence' },
    { text: '没有分号', kind: 'item' },
    { text: '标题。', kind: 'label' },
  ]
  for (const line of bad) expect(faultsOf(line), line.text).not.toEqual([])
  expect(faultsOf({ text: '年满 18 周岁，上限 1,500,000 美元（含）。', kind: 'sentence' })).toEqual(
    [],
  )
})
