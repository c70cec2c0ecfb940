import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'

/** What a member has won with the bets that were accepted on one GMT+8 day, by cap kind. */
export interface DayWon {
  readonly memberId: MemberId
  readonly day: string
  /** Fen as text: it is kept as JSON. */
  readonly won: Readonly<Partial<Record<LegPayoutKind, string>>>
}

interface CappedBet {
  readonly memberId: MemberId
  readonly acceptedAt: Instant
  readonly kind: LegPayoutKind
}

/** The winnings of the days under settlement; each bet reads what those before it have left. */
export interface DayCaps {
  wonBefore(bet: CappedBet): Fen
  change(bet: CappedBet, by: Fen): void
  changed(): readonly DayWon[]
}

export const dayOf = ({ acceptedAt }: Pick<CappedBet, 'acceptedAt'>): string => siteDay(acceptedAt)

export const openDayCaps = (kept: readonly DayWon[]): DayCaps => {
  const days = new Map(kept.map((one) => [`${one.memberId} ${one.day}`, one]))
  const touched = new Set<string>()
  const nameOf = (bet: CappedBet): string => `${bet.memberId} ${dayOf(bet)}`
  const wonBefore = (bet: CappedBet): Fen => BigInt(days.get(nameOf(bet))?.won[bet.kind] ?? '0')
  return {
    wonBefore,
    change(bet, by) {
      if (by === 0n) return
      const [name, { memberId, kind }] = [nameOf(bet), bet]
      const won = { ...days.get(name)?.won, [kind]: (wonBefore(bet) + by).toString() }
      days.set(name, { memberId, day: dayOf(bet), won })
      touched.add(name)
    },
    changed: () => [...touched].flatMap((name) => days.get(name) ?? []),
  }
}
