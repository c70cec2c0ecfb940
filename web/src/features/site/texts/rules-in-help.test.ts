import {
  coolOffEnds,
  exclusionMonths,
  longestCoolOffDays,
} from '@xinghe/rules/account/play-break.ts'
import { trustedDevicesMax } from '@xinghe/rules/account/login-risk.ts'
import { codeLength, codeLifeMs, sendsPerDay } from '@xinghe/rules/account/code-policy.ts'
import { sessionIdleMs } from '@xinghe/rules/account/session-age.ts'
import { raiseDelayMs } from '@xinghe/rules/account/limits.ts'
import { dayMs, hourMs, instant, minuteMs } from '@xinghe/rules/base/instant.ts'
import { fenFromTyped, fenToGroupedText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { lotteryCodes } from '@xinghe/rules/games/lottery/lottery.ts'
import { rtpOf } from '@xinghe/rules/games/rtp/rtp.ts'
import { addToGroup, countedInGroup, emptyGroup } from '@xinghe/rules/promotions/hedge-group.ts'
import { takenByQuitting } from '@xinghe/rules/promotions/quit.ts'
import { confirmDelayMs } from '@xinghe/rules/sports/acceptance.ts'
import { appealDays } from '@xinghe/rules/sports/appeal.ts'
import { sideBySideMost } from '@xinghe/rules/sports/book-settings.ts'
import { leastValue } from '@xinghe/rules/sports/cash-out/value.ts'
import { alertAheadMs, alertMatchesMost } from '@xinghe/rules/sports/match-alert.ts'
import { priceTargetsMost } from '@xinghe/rules/sports/price-target.ts'
import { maxSlipItems } from '@xinghe/rules/sports/slip/picks.ts'
import { payoutCapUsd } from '@xinghe/rules/sports/payout-caps.ts'
import { cardsPerKind } from '@xinghe/rules/wallet/card-limits.ts'
import { coinQuoteMs } from '@xinghe/rules/wallet/coin-rate.ts'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import { betTurnover, releaseBound, requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import type { HelpSlug } from '@xinghe/rules/site/help-slugs.ts'
import { describe, expect, it } from 'vitest'
import type { Document, Table } from './document.ts'
import { helpPages } from './help-index.ts'
import { liveNames } from './live-names.ts'

const pageOf = async (slug: HelpSlug): Promise<Document> => {
  const page = helpPages.find((one) => one.slug === slug)
  if (page === undefined) throw new Error(`no page ${slug}`)
  return page.load()
}
const tablesOf = (document: Document): Table[] =>
  document.sections
    .flatMap((section) => section.paragraphs)
    .flatMap((paragraph) =>
      typeof paragraph === 'object' && 'table' in paragraph ? [paragraph.table] : [],
    )
const tableWith = async (slug: HelpSlug, ...head: string[]): Promise<Table['rows']> => {
  const found = tablesOf(await pageOf(slug)).find((table) => table.head.join() === head.join())
  if (found === undefined) throw new Error(`${slug} has no table ${head.join()}`)
  return found.rows
}
const fen = (text: string): Fen => {
  const negative = text.startsWith('-')
  const size = fenFromTyped(text.replaceAll(/[,-]/g, ''))
  if (size === null) throw new Error(`no amount ${text}`)
  return negative ? -size : size
}

const stated: readonly [HelpSlug, string][] = [
  ['kh', `${codeLength} 位验证码`],
  ['kh', `验证码 ${codeLifeMs / minuteMs} 分钟内有效`],
  ['kh', `每天最多发送 ${sendsPerDay} 次`],
  ['kh', `最多信任 ${trustedDevicesMax} 台设备`],
  ['kh', `${sessionIdleMs / hourMs} 小时没有操作`],
  ['qk', `银行卡最多 ${cardsPerKind.bank} 张`],
  ['qk', `不高于 ${fenToGroupedText(releaseBound)} 元`],
  ['zz', `最低 ${fenToGroupedText(transferMin)} 元`],
  ['xnbcqkjc', `报价保留 ${coinQuoteMs / minuteMs} 分钟`],
  ['tytzjc', `最多容纳 ${maxSlipItems} 项`],
  ['tytzjc', `报价低于 ${fenToGroupedText(leastValue)} 元`],
  ['tytzjc', `${alertAheadMs / hourMs} 小时内开赛的最多 ${alertMatchesMost} 场`],
  ['tytzjc', `最多同时等待 ${priceTargetsMost} 条`],
  ['tytzjc', `并排观看 ${sideBySideMost} 场`],
  ['tywt', `结果公布后 ${appealDays} 天内`],
  ['tywt', `${payoutCapUsd('FT').toLocaleString('en-US')} 美元`],
  ['bczr', `等待 ${raiseDelayMs / hourMs} 小时`],
  ['bczr', `1-${longestCoolOffDays} 天`],
  ['bczr', `${exclusionMonths.join('、')} 个月`],
]

describe('help says what the rules do', () => {
  it.each(stated)('%s: %s', async (slug, words) => {
    expect(JSON.stringify(await pageOf(slug))).toContain(words)
  })

  it('the longest cool-off is really that long', () => {
    const now = instant(0)
    expect(coolOffEnds(longestCoolOffDays, now) - now).toBe(longestCoolOffDays * dayMs)
  })

  it('waits of in-play orders are those of each sport', async () => {
    const rows = await tableWith('tywt', '球类', '待确认时间')
    const secondsOf = (sport: string) =>
      rows.find(([sports]) => sports?.split('、').includes(sport))?.[1]
    expect(secondsOf('足球')).toBe(`${confirmDelayMs('FT') / 1_000} 秒`)
    expect(secondsOf('棒球')).toBe(`${confirmDelayMs('BS') / 1_000} 秒`)
    expect(secondsOf('虚拟足球')).toBe(`${confirmDelayMs('VF') / 1_000} 秒`)
  })

  it('lotteries are drawn as often as the table says', async () => {
    const rows = await tableWith('cpwt', '彩种', '每隔多久一期', '开奖之前封盘')
    expect(rows).toEqual(
      lotteryCodes.map((code) => [
        gameNames[code],
        `${lotteryOf(code).everyMinutes} 分钟`,
        `${lotteryOf(code).closeSeconds} 秒`,
      ]),
    )
  })

  it('return and edge of every bet at the tables make up the whole', async () => {
    const rows = await tableWith('zrwt', '游戏', '投注区与赔率', '理论回报率', '庄家优势')
    const bets = (['BA1', 'BA2', 'DT1', 'RL1'] as const).flatMap(rtpOf)
    expect(rows.map(([, , returned]) => returned)).toEqual(bets.map(({ text }) => text))
    for (const [, , returned = '', edge = ''] of rows)
      expect(Number.parseFloat(returned) + Number.parseFloat(edge)).toBeCloseTo(100, 6)
  })

  it('examples of opposite bets count as the rule counts them', async () => {
    const rows = await tableWith('yhgz', '例子（单位：元）', '计算', '计入')
    const sides: [number, string[]][] = [
      [2, ['1,000.00']],
      [2, ['1,000.00', '1,000.00']],
      [2, ['1,000.00', '400.00']],
      [3, ['300.00', '300.00', '300.00']],
    ]
    expect(rows).toHaveLength(sides.length)
    rows.forEach(([, , counted = ''], at) => {
      const [count, amounts] = sides[at] ?? [0, []]
      const group = amounts.reduce(
        (before, amount, side) =>
          addToGroup(before, { group: 'g', side: String(side), sides: count }, fen(amount)),
        emptyGroup,
      )
      expect(fen(counted)).toBe(countedInGroup(group))
    })
  })

  it('examples of quitting take what the rule takes', async () => {
    const rows = await tableWith('yhgz', '奖金', '取得之后的净输赢', '全部余额', '收回')
    for (const [award = '', net = '', balance = '', taken = ''] of rows) {
      const printed = taken.split(' = ').at(-1) ?? ''
      expect(fen(printed)).toBe(takenByQuitting(fen(balance), fen(award), fen(net)))
    }
  })

  it('the whole example of turnover is worked out by the rules', async () => {
    const rows = await tableWith('qk', '注单', '有效流水（元）', '累计（元）')
    let sum = 0n
    for (const [bet = '', printed = '', total = ''] of rows) {
      const [, stake = '', price = '', result = ''] =
        /^([\d,.]+) 元，香港盘 ([\d.]+)，(赢|输)$/.exec(bet) ?? []
      const risk = fen(stake)
      const hundredths = Number(price.replace('.', ''))
      const net = result === '输' ? -risk : (risk * BigInt(hundredths)) / 100n
      const turnover = betTurnover({ risk, net, isVoid: false, priceHundredths: hundredths })
      sum += turnover
      expect([fen(printed), fen(total)]).toEqual([turnover, sum])
    }
    const asked = requiredTurnover(fen('1,000.00'), 100) + requiredTurnover(fen('380.00'), 800)
    expect(JSON.stringify(await pageOf('qk'))).toContain(
      `${fenToGroupedText(sum)} 元已超过 ${fenToGroupedText(asked)} 元`,
    )
    expect(sum >= asked, fenToText(asked)).toBe(true)
  })

  it('each table of the running site stands on the page of its subject', async () => {
    const places: Record<(typeof liveNames)[number], HelpSlug> = {
      rails: 'ck',
      withdrawals: 'qk',
      'withdrawal-day': 'qk',
      coins: 'xnbcqkjc',
      activities: 'yhgz',
      weights: 'yhgz',
      book: 'tytzjc',
      'cash-out': 'tytzjc',
      tables: 'zrwt',
      points: 'qtwt',
      'agent-plan': 'hzhb',
    }
    for (const name of liveNames) {
      const paragraphs = (await pageOf(places[name])).sections.flatMap((one) => one.paragraphs)
      expect(paragraphs, name).toContainEqual({ live: name })
    }
  })
})
