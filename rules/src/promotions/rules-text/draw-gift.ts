import { fenToCny } from '../../base/money.ts'
import type { TermsOf } from '../terms.ts'
import type { RuleSection } from './section.ts'

const percentText = (weight: number, sum: number): string =>
  `${Number(((weight * 100) / sum).toFixed(4))}%`

export const drawGiftRules = ({
  countedPerDraw,
  drawsPerDay,
  prizes,
}: TermsOf<'drawGift'>): RuleSection[] => {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0)
  return [
    {
      heading: '活动内容',
      lines: [
        `当日有效流水每满 ${fenToCny(countedPerDraw)} 可抽奖一次，每天最多 ${drawsPerDay} 次，当日 24:00 前有效。`,
        '每次抽奖都有奖金，即时存入中心钱包。',
      ],
    },
    {
      heading: '奖金与概率',
      lines: prizes.map(({ amount, weight }) => `${fenToCny(amount)}：${percentText(weight, sum)}`),
    },
    {
      heading: '公平验证',
      lines: [
        '抽奖前公布服务器种子的指纹（SHA-256），您的浏览器随后生成客户端种子，抽奖后立即公开服务器种子。',
        `取 HMAC-SHA-256（密钥为服务器种子，内容为“客户端种子:序号:0”）的第一个 32 位数，对 ${sum} 取余，落在哪一段即为哪一项奖金。`,
        '奖金不设库存，账户、余额和历史都不参与计算。',
      ],
    },
  ]
}
