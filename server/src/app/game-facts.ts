import { isLotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { lotteryOffer } from '@xinghe/rules/games/lottery/limits.ts'
import type { Offer } from '@xinghe/rules/games/shared/shared-game.ts'
import { mostStake } from '@xinghe/rules/games/shared/stake.ts'
import { isTableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { spotOffer } from '@xinghe/rules/games/tables/limits.ts'
import { rtpOf } from '@xinghe/rules/games/rtp/rtp.ts'
import { slotCodes } from '@xinghe/rules/games/slots/machines/machine.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { volatilityOf } from '@xinghe/rules/games/volatility.ts'
import { offeredStakes } from '../features/games/play/offered-stakes.ts'
import { casinoCap } from '../features/games/round/casino-cap.ts'
import { findGame } from '../features/games/solo/solo-games.ts'
import type { FactsOf, GameFacts } from '../features/lobby/games/game-facts.ts'
import type { SettingOf } from '../platform/settings/schema.ts'
import type { Platform } from '../platform/parts.ts'

/** Slots are listed with their pools, which every spin takes part in. */
const withPools = /^with pools/

/** `"96.5891%"` as `96.58`: cut, so that no list promises more than the game returns. */
const cutPercent = (text: string): string => text.replace(/(\.\d\d).*$/, '$1')

const rtpFrom = (code: string): GameFacts['rtp'] => {
  const rows = rtpOf(code)
  const listed = rows.filter(({ bet }) => withPools.test(bet))
  const texts = (listed.length > 0 ? listed : rows)
    .map(({ text }) => cutPercent(text))
    .toSorted((a, b) => Number(a) - Number(b))
  const [low, high] = [texts[0], texts.at(-1)]
  return low === undefined || high === undefined ? null : { low, high }
}

type Book = Pick<SettingOf<'book'>, 'usdRates'>

const stakesOf = (offer: Offer, book: Book, now: Instant): GameFacts['stake'] => ({
  min: offer.leastStake,
  max: mostStake(offer, casinoCap(book, now)),
})

const stakeOf = (code: string, book: Book, now: Instant): GameFacts['stake'] => {
  // The lowest price that a play could have allows the highest stake.
  if (isLotteryCode(code)) return stakesOf(lotteryOffer(100), book, now)
  if (isTableCode(code)) return stakesOf(spotOffer({ kind: 'main', price: 200 }), book, now)
  const game = findGame(code)
  const stakes = game === null ? [] : offeredStakes(game, book, now)
  const [min, max] = [stakes[0], stakes.at(-1)]
  return min === undefined || max === undefined ? null : { min, max }
}

/** What the lobby's cards say of a game, from its rules and from what is offered now. */
export const gameFacts =
  ({ settings }: { settings: Pick<Platform['settings'], 'get'> }): FactsOf =>
  (code, now) => {
    const game = (slotCodes as readonly string[]).includes(code) ? findGame(code) : null
    return {
      rtp: rtpFrom(code),
      volatility: game === null ? null : volatilityOf(game.maxPayout),
      stake: stakeOf(code, settings.get('book'), now),
    }
  }
