import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import type { BookStatus } from '@xinghe/rules/sports/world/feed.ts'
import type { OfferedChampion } from '../feeds/feed.ts'
import { marketIdOf, type BookChampion, type Held } from './book.ts'

/** What the feed has said about one title. */
export interface KeptChampion {
  champion: OfferedChampion
  generation: number
}

interface TitleHolding {
  isSilent(kept: KeptChampion): boolean
  isHeld(championId: string, marketId: string): boolean
  now(): Instant
}

/** Between rounds bets are taken, while one is played they are not, and from the last on never more. */
const toldStatus = ({ champion }: KeptChampion, now: Instant): BookStatus => {
  if (now >= champion.closesAt) return 'closed'
  return champion.open ? 'open' : 'suspended'
}

const pricesOf = ({ runners }: OfferedChampion): ReadonlyMap<string, HkPrice> => {
  const prices = new Map<string, HkPrice>()
  for (const { id, hk } of runners) if (isHkPrice(hk)) prices.set(id, hk)
  return prices
}

export const viewChampion = (kept: KeptChampion, holding: TitleHolding): BookChampion => {
  const { championId } = kept.champion
  const marketId = marketIdOf(championId, 'FS', null, null)
  const held = (): Held | null => {
    const told = toldStatus(kept, holding.now())
    if (told === 'closed') return null
    if (holding.isSilent(kept)) return 'feed-silent'
    if (holding.isHeld(championId, '') || holding.isHeld(championId, marketId)) return 'operator'
    return told === 'suspended' ? 'suspended' : null
  }
  return {
    marketId,
    get champion() {
      return kept.champion
    },
    get held() {
      return held()
    },
    get status() {
      return held() === null ? toldStatus(kept, holding.now()) : 'suspended'
    },
    get prices() {
      return pricesOf(kept.champion)
    },
  }
}
