import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import type { BookStatus } from '@xinghe/rules/sports/feed/messages.ts'
import type { OfferedChampion } from '../feed/feed.ts'
import { marketIdOf, type BookChampion, type Suspension } from './book.ts'

/** The latest feed data of one title. */
export interface ChampionFacts {
  champion: OfferedChampion
  /** The number of the snapshot that last contained the title. */
  generation: number
}

interface TitleOverrides {
  isStale(facts: ChampionFacts): boolean
  isSuspended(championId: string, marketId: string): boolean
  isNew(marketId: string): boolean
  now(): Instant
}

/** Open between rounds, suspended while a round is played, closed from the start of the last round. */
const feedStatus = ({ champion }: ChampionFacts, now: Instant): BookStatus => {
  if (now >= champion.closesAt) return 'closed'
  return champion.open ? 'open' : 'suspended'
}

const pricesOf = ({ runners }: OfferedChampion): ReadonlyMap<string, HkPrice> => {
  const prices = new Map<string, HkPrice>()
  for (const { id, hk } of runners) if (isHkPrice(hk)) prices.set(id, hk)
  return prices
}

export const viewChampion = (facts: ChampionFacts, overrides: TitleOverrides): BookChampion => {
  const { championId } = facts.champion
  const marketId = marketIdOf(championId, 'FS', null, null)
  const suspension = (): Suspension | null => {
    const status = feedStatus(facts, overrides.now())
    if (status === 'closed') return null
    if (overrides.isStale(facts)) return 'feed-silent'
    if (overrides.isSuspended(championId, '') || overrides.isSuspended(championId, marketId))
      return 'operator'
    return status === 'suspended' ? 'suspended' : null
  }
  return {
    marketId,
    get champion() {
      return facts.champion
    },
    get suspension() {
      return suspension()
    },
    get status() {
      return suspension() === null ? feedStatus(facts, overrides.now()) : 'suspended'
    },
    get isNew() {
      return overrides.isNew(marketId)
    },
    get prices() {
      return pricesOf(facts.champion)
    },
  }
}
