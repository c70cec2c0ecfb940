import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { LegPayoutKind } from '@xinghe/rules/sports/payout-caps.ts'

/** What a member has won with the bets that were accepted on one GMT+8 day, by cap kind. */
export interface DayWon {
  readonly memberId: MemberId
  readonly day: string
  /** Fen as text: it is kept as JSON. */
  readonly won: Readonly<Partial<Record<LegPayoutKind, string>>>
}

/** Which cap a bet falls under. */
export interface CapPlace {
  readonly memberId: MemberId
  readonly day: string
  readonly kind: LegPayoutKind
}

/** The winnings of the days under settlement; each bet reads what those before it have left. */
export interface DayCaps {
  wonBefore(place: CapPlace): Fen
  change(place: CapPlace, by: Fen): void
  changed(): readonly DayWon[]
}

export const openDayCaps = (kept: readonly DayWon[]): DayCaps => {
  const days = new Map(kept.map((one) => [`${one.memberId} ${one.day}`, one]))
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
