import {
  bindSendsPerDay,
  codeLength,
  codeLifeMs,
  codeTries,
  resendMs,
  sendsPerDay,
} from '@xinghe/rules/account/code-policy.ts'
import { confirmWindowMs, raiseDelayMs } from '@xinghe/rules/account/limits.ts'
import {
  failureLimit,
  failureWindowMs,
  passwordCheckLimit,
} from '@xinghe/rules/account/login-guard.ts'
import { longAwayMs, riskyFailures, trustedDevicesMax } from '@xinghe/rules/account/login-risk.ts'
import { passwordMax, passwordMin } from '@xinghe/rules/account/password.ts'
import { exclusionMonths, longestCoolOffDays } from '@xinghe/rules/account/play-break.ts'
import { revealsPerDay } from '@xinghe/rules/account/reveal-policy.ts'
import {
  devicesPerMember,
  sessionIdleMs,
  sessionLongestMs,
} from '@xinghe/rules/account/session-age.ts'
import {
  defaultRealityCheckMinutes,
  longestPlayMinutes,
  shortestPlayMinutes,
} from '@xinghe/rules/account/session-time.ts'
import { usernameLettersMin, usernameMax, usernameMin } from '@xinghe/rules/account/username.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import { withdrawalPasswordLength } from '@xinghe/rules/account/withdrawal-password.ts'
import { awardMultipleMostHundredths } from '@xinghe/rules/base/award.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { gameNames } from '@xinghe/rules/games/house/texts.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { lotteryCodes } from '@xinghe/rules/games/lottery/lottery.ts'
import { edgeText } from '@xinghe/rules/games/rtp/edge.ts'
import { rtpOf } from '@xinghe/rules/games/rtp/rtp.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import {
  deleteOwnMs,
  keptMs,
  matchKeptMs,
  messagesPerMinute,
  refusalsBeforeMute,
  repeatMs,
  reportedKeptMs,
} from '@xinghe/rules/chat/limits.ts'
import { lettersKeptYears } from '@xinghe/rules/inbox/letter-type.ts'
import { termsNumbers } from '@xinghe/rules/site/terms-numbers.ts'
import { confirmDelayMs, toldWaitMs } from '@xinghe/rules/sports/acceptance.ts'
import { appealTextLeast, appealTextMost } from '@xinghe/rules/sports/appeal.ts'
import { sideBySideMost } from '@xinghe/rules/sports/book-settings.ts'
import { leastValue } from '@xinghe/rules/sports/cash-out/value.ts'
import { matchGameTypes, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import { alertAheadMs, alertMatchesMost } from '@xinghe/rules/sports/match-alert.ts'
import {
  payoutCapUsd,
  sportPayoutKinds,
  type SportPayoutKind,
} from '@xinghe/rules/sports/payout-caps.ts'
import { priceTargetsMost } from '@xinghe/rules/sports/price-target.ts'
import { maxSlipItems } from '@xinghe/rules/sports/slip/picks.ts'
import { virtualMatchMs } from '@xinghe/rules/sports/virtual-football.ts'
import { cardsPerKind } from '@xinghe/rules/wallet/card-limits.ts'
import { coinQuoteMs } from '@xinghe/rules/wallet/coin-rate.ts'
import { remarkLength } from '@xinghe/rules/wallet/order-mark.ts'
import { transferMin } from '@xinghe/rules/wallet/transfer.ts'
import {
  depositMultipleHundredths,
  leastPriceHundredths,
  releaseBound,
} from '@xinghe/rules/wallet/turnover.ts'
import { leastBrowsers } from './least-browsers.ts'

/** Whole dollars as the texts print them: 1,500,000 美元. */
const usd = (amount: number): string => `${amount.toLocaleString('en-US')} 美元`

const sportNames: Record<SportPayoutKind, string> = {
  FT: '足球',
  BK: '篮球',
  TN: '网球',
  BS: '棒球',
  VB: '排球',
  'american-football': '美式足球',
  'ice-hockey': '冰球',
  rugby: '橄榄球',
  VF: '虚拟足球',
  SK: '斯诺克',
  TT: '乒乓球',
  ES: '电子竞技',
  badminton: '羽毛球',
  handball: '手球',
  'other-sport': '其他体育',
}

/** Sports of one cap share a row, so that a changed cap moves its sport to the right row by itself. */
const sportCapRows = [...new Set(sportPayoutKinds.map(payoutCapUsd))].map((cap) => {
  const kinds = sportPayoutKinds.filter((kind) => payoutCapUsd(kind) === cap)
  return [kinds.map((kind) => sportNames[kind]).join('、'), '每位会员每日', usd(cap)]
})

const confirmSeconds = matchGameTypes.map((gameType) => confirmDelayMs(gameType) / secondMs)

const nameOfSport = (gameType: MatchGameType): string =>
  gameType === 'OP' ? sportNames['other-sport'] : sportNames[gameType]

/** Sports with the same wait share a row, the shortest first. */
const confirmRows = [...new Set(confirmSeconds)]
  .toSorted((a, b) => a - b)
  .map((seconds) => [
    matchGameTypes
      .filter((gameType) => confirmDelayMs(gameType) === seconds * secondMs)
      .map(nameOfSport)
      .join('、'),
    `${seconds} 秒`,
  ])

const lotteryRows = lotteryCodes.map((code) => {
  const { everyMinutes, closeSeconds } = lotteryOf(code)
  return [gameNames[code], `${everyMinutes} 分钟`, `${closeSeconds} 秒`]
})

/** The third baccarat table pays as the first. */
const ratedTables = ['BA1', 'BA2', 'DT1', 'RL1'] as const satisfies readonly TableCode[]

/** `免佣庄 (6点赢半)` as prose is set. */
const betText = (bet: string): string =>
  bet.replace(/ ?\(([^)]+)\)/, '（$1）').replace(/(\d)(\p{Script=Han})/u, '$1 $2')

const tableEdgeRows = ratedTables.flatMap((code) =>
  rtpOf(code).map(({ bet, exact, text }) => [gameNames[code], betText(bet), text, edgeText(exact)]),
)

/** A number or phrase that stands in a sentence, or rows of a table. */
export type Figure = number | string | readonly (readonly string[])[]

/** What `{name}` in a text becomes. Numbers come from the rules that the site enforces. */
export const figures: Readonly<Record<string, Figure>> = {
  ...termsNumbers,
  usernameMin,
  usernameMax,
  usernameLetters: usernameLettersMin,
  passwordMin,
  passwordMax,
  loginFailures: failureLimit,
  loginLockMinutes: failureWindowMs / minuteMs,
  sessionIdleHours: sessionIdleMs / hourMs,
  sessionDays: sessionLongestMs / dayMs,
  devices: devicesPerMember,
  deviceAfterLast: devicesPerMember + 1,
  trustedDevices: trustedDevicesMax,
  longAwayDays: longAwayMs / dayMs,
  riskyFailures,
  withdrawalPasswordDigits: withdrawalPasswordLength,
  withdrawalPasswordTries: passwordCheckLimit,
  awardMultipleMost: awardMultipleMostHundredths / 100,
  letterYears: lettersKeptYears,
  chatPerMinute: messagesPerMinute,
  chatRepeatSeconds: repeatMs / secondMs,
  chatRefusals: refusalsBeforeMute,
  chatDeleteMinutes: deleteOwnMs / minuteMs,
  chatDays: keptMs / dayMs,
  matchChatDays: matchKeptMs / dayMs,
  reportedChatDays: reportedKeptMs / dayMs,
  raiseHours: raiseDelayMs / hourMs,
  confirmDays: confirmWindowMs / dayMs,
  coolOffDays: longestCoolOffDays,
  exclusionMonths: exclusionMonths.join('、'),
  playMinutesLeast: shortestPlayMinutes,
  playMinutesMost: longestPlayMinutes.toLocaleString('en-US'),
  realityMinutes: defaultRealityCheckMinutes,
  bankCards: cardsPerKind.bank,
  alipayAccounts: cardsPerKind.alipay,
  coinAddresses: cardsPerKind.trc20,
  quoteMinutes: coinQuoteMs / minuteMs,
  remarkLength,
  transferMin: fenToGroupedText(transferMin),
  leastPrice: (leastPriceHundredths / 100).toFixed(2),
  releaseBound: fenToGroupedText(releaseBound),
  resumeHours: resumeBoundMs / hourMs,
  appealLeast: appealTextLeast,
  appealMost: appealTextMost,
  chromeLeast: leastBrowsers.chrome,
  edgeLeast: leastBrowsers.edge,
  firefoxLeast: leastBrowsers.firefox,
  safariLeast: leastBrowsers.safari,
  confirmRows,
  lotteryRows,
  tableEdgeRows,
  codeDigits: codeLength,
  codeMinutes: codeLifeMs / minuteMs,
  codeTries,
  codeResendSeconds: resendMs / secondMs,
  codeSendsPerDay: sendsPerDay,
  codeBindSendsPerDay: bindSendsPerDay,
  revealsPerDay,
  slipItems: maxSlipItems,
  confirmSecondsMin: Math.min(...confirmSeconds),
  confirmSecondsMax: Math.max(...confirmSeconds),
  toldWaitSeconds: toldWaitMs / secondMs,
  cashOutLeast: fenToGroupedText(leastValue),
  alertHours: alertAheadMs / hourMs,
  alertMatches: alertMatchesMost,
  priceTargets: priceTargetsMost,
  sideBySide: sideBySideMost,
  depositTurnover: depositMultipleHundredths / 100,
  virtualMatchMinutes: virtualMatchMs / minuteMs,
  sportCapRows,
  newMarketCap: usd(payoutCapUsd('new-market')),
  casinoBetCap: usd(payoutCapUsd('casino-bet')),
  financialCap: usd(payoutCapUsd('financial')),
  demoNote:
    '演示环境为虚拟资金：余额、存款与取款只在本系统内记账，不能兑换现金或实物。只有运营者接入持牌支付渠道后，才涉及真实资金。',
  officialChannelNote:
    '存款渠道只以本站页面、本站应用或官方在线客服提供的为准。任何线下代充、私人收款都不是本站业务，本站不予认可。',
  codeNote: '工作人员不会以任何理由向您索要密码、取款密码或验证码。',
}

/** When the texts were last changed, as a phrase ready to show. */
export const updated = '2026 年 11 月 18 日更新'
