import { fenToGroupedText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { framePage } from './page-frame.ts'
import type { BetRow } from './store.ts'

interface PlayView {
  readonly balance: Fen
  readonly bets: readonly BetRow[]
  /** The last stake was invalid or higher than the balance. */
  readonly short: boolean
  readonly address: string
}

const betRow = ({ stake, payout }: BetRow): string => {
  const [net, look] = payout > 0n ? [payout - stake, 'win'] : [-stake, 'lose']
  return `<tr><td>${payout > 0n ? '正面' : '反面'}</td><td class="sum">${fenToGroupedText(stake)}</td><td class="sum ${look}">${net > 0n ? '+' : ''}${fenToText(net)}</td></tr>`
}

/** The coin shows the last flip. */
const coinFace = (last: BetRow | undefined): string => {
  if (last === undefined) return '?'
  return last.payout > 0n ? '正' : '反'
}

export const playPage = ({ balance, bets, short, address }: PlayView): string =>
  framePage(
    '沙盒场馆 · 掷硬币',
    `<header><h1>掷硬币</h1><p>沙盒场馆的测试游戏，使用您在该场馆的游戏币。正面得两倍，反面归零。</p></header>
<section class="table"><div class="coin">${coinFace(bets[0])}</div><div>场馆余额<div class="big" data-balance="${fenToText(balance)}">${fenToGroupedText(balance)}</div></div><form method="post" action="${address}"><label>下注金额<input name="stake" inputmode="decimal" value="1.00" required maxlength="12" size="10"></label><button>掷一次</button></form>${short ? '<p class="lose" role="alert">请输入不超过余额的金额。</p>' : ''}</section>
<section><h2>最近结果</h2>${bets.length === 0 ? '<p class="hint">还没有下注。</p>' : `<table><thead><tr><th>结果</th><th class="sum">下注</th><th class="sum">输赢</th></tr></thead><tbody>${bets.map(betRow).join('')}</tbody></table>`}</section>`,
  )

export const gonePage: string = framePage(
  '沙盒场馆',
  '<header><h1>游戏已结束</h1><p>请回到网站，重新进入场馆。</p></header>',
)
