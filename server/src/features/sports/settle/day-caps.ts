import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'

/** A member's winnings from the bets accepted on one GMT+8 day, by cap kind. */
export interface DayWon {
  readonly memberId: MemberId
  readonly day: string
  /** Fen as text, since it is stored as JSON. */
  readonly won: Readonly<Partial<Record<LegPayoutKind, string>>>
}

/** The daily payout cap that applies to a bet. */
export interface CapPlace {
  readonly memberId: MemberId
  readonly day: string
  readonly kind: LegPayoutKind
}

/** The winnings of the days under settlement; each bet sees the winnings of the bets before it. */
export interface DayCaps {
  wonBefore(place: CapPlace): Fen
  change(place: CapPlace, by: Fen): void
  changed(): readonly DayWon[]
}

export const openDayCaps = (stored: readonly DayWon[]): DayCaps => {
  const days = new Map(stored.map((one) => [`${one.memberId} ${one.day}`, one]))
  const touched = new Set<string>()
  const wonBefore = ({ memberId, day, kind }: CapPlace): Fen =>
    BigInt(days.get(`${memberId} ${day}`)?.won[kind] ?? '0')
  return {
    wonBefore,
    change(place, by) {
      if (by === 0n) return
      const { memberId, day, kind } = place
      const name = `${memberId} ${day}`
      const won = { ...days.get(name)?.won, [kind]: (wonBefore(place) + by).toString() }
      days.set(name, { memberId, day, won })
      touched.add(name)
    },
    changed: () => [...touched].flatMap((name) => days.get(name) ?? []),
  }
}
