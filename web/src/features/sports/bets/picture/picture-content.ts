import type { Bet, BetLeg } from '@xinghe/contract/sports-bet.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { asHongKong, oddsText } from '@xinghe/rules/base/odds.ts'
import { combinationText } from '@xinghe/rules/sports/pick-text.ts'
import { resultNames } from '../../../../platform/bets/messages.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { betsText } from '../../words/bet-messages.ts'
import { namedLeg, pickWords } from '../../words/pick-words.ts'
import { pictureText as words } from '../../words/picture-messages.ts'
import { placedRisk } from '../cash-out/cashed-of.ts'
import { resultTone } from '../look/result-look.ts'

/** The colour of a state, by the name of its token. */
type Tone = 'rise' | 'fall' | 'brand' | 'muted'

interface PictureState {
  readonly text: string
  readonly tone: Tone
}

interface PictureLeg {
  readonly pick: string
  readonly odds: string
  readonly play: string
  readonly match: string
  readonly course: string
  /** Null where the state of the bet says it. */
  readonly state: PictureState | null
}

/** Everything that the picture shows: nothing of the member, and amounts only where they are wanted. */
export interface PictureContent {
  readonly site: string
  readonly heading: string
  readonly code: string
  readonly state: PictureState
  readonly legs: readonly PictureLeg[]
  readonly sums: readonly { readonly name: string; readonly text: string }[]
  readonly note: string
}

const toneOf = (result: NonNullable<Bet['result']>): Tone => {
  const tone = resultTone(result)
  return tone === 'rise' || tone === 'fall' ? tone : 'muted'
}

const stateOf = (result: Bet['result'], t: Text): PictureState =>
  result === null
    ? { text: t(words.running), tone: 'brand' }
    : { text: t(resultNames[result]), tone: toneOf(result) }

const courseOf = ({ score, result, startsAt }: BetLeg, t: Text): string => {
  if (score === null) return t(betsText.starts, { time: siteMinute(startsAt).slice(5) })
  const text = `${score.home} - ${score.away}`
  return t(result === null ? betsText.live : betsText.final, { score: text })
}

const legOf = (leg: BetLeg, alone: boolean, t: Text): PictureLeg => {
  const { match, play, pick } = pickWords(namedLeg(leg), t)
  return {
    pick,
    odds: oddsText(alone ? leg.odds : asHongKong(leg.odds)),
    play,
    match,
    course: courseOf(leg, t),
    state: alone ? null : stateOf(leg.result, t),
  }
}

const sumsOf = (bet: Bet, t: Text): PictureContent['sums'] => [
  { name: t(words.risk), text: fenToCny(bet.state === 'settled' ? placedRisk(bet) : bet.risk) },
  bet.payout === null
    ? { name: t(words.maxWin), text: fenToCny(bet.maxWin) }
    : { name: t(words.payout), text: fenToCny(bet.payout) },
]

export const pictureContent = (
  bet: Bet,
  withAmounts: boolean,
  site: string,
  t: Text,
): PictureContent => ({
  site,
  heading: t(words.heading),
  code: bet.code === 'single' ? t(betsText.single) : t(combinationText(bet.code)),
  state: stateOf(bet.result, t),
  legs: bet.legs.map((leg) => legOf(leg, bet.legs.length === 1, t)),
  sums: withAmounts ? sumsOf(bet, t) : [],
  note: t(words.note),
})
