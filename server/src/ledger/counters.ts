import {
  addUse,
  counterAt,
  reverseWin,
  type LimitCounter,
} from '@xinghe/rules/account/limit-use.ts'
import { limitKinds, type LimitKind } from '@xinghe/rules/account/limits.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

/** An amount that counts towards a limit; negative for money that is returned. */
export interface Use {
  readonly kind: LimitKind
  readonly amount: Fen
  /** A reversed win: it uses up only what the win had freed. */
  readonly takenBack?: true
}

/** A member's use of their limits and amounts at risk, in the current day, week and month. */
export interface Counters {
  readonly limits: Readonly<Record<LimitKind, LimitCounter>>
  /** At risk on the day of the counters, by channel code; the house may limit it. */
  readonly dayRisk: Readonly<Record<string, Fen>>
}

/** The counters for the periods that contain `now`. */
export const countersAt = (stored: Counters | null, now: Instant): Counters => {
  const limits = {
    deposit: counterAt(stored?.limits.deposit ?? null, now),
    loss: counterAt(stored?.limits.loss ?? null, now),
    wager: counterAt(stored?.limits.wager ?? null, now),
  }
  const isSameDay = stored !== null && stored.limits.wager.day.start === limits.wager.day.start
  return { limits, dayRisk: isSameDay ? stored.dayRisk : {} }
}

export const countUses = (
  stored: Counters | null,
  uses: readonly Use[],
  now: Instant,
): Counters => {
  const { limits, dayRisk } = countersAt(stored, now)
  const after = { ...limits }
  for (const { kind, amount, takenBack } of uses)
    after[kind] = (takenBack ? reverseWin : addUse)(after[kind], amount, now)
  return { limits: after, dayRisk }
}

/** A negative amount frees no more than was put at risk. */
export const countDayRisk = (
  stored: Counters | null,
  channel: string,
  more: Fen,
  now: Instant,
): Counters => {
  const { limits, dayRisk } = countersAt(stored, now)
  const sum = (dayRisk[channel] ?? 0n) + more
  return { limits, dayRisk: { ...dayRisk, [channel]: sum < 0n ? 0n : sum } }
}

export const dayRiskIn = (stored: Counters | null, channel: string, now: Instant): Fen =>
  countersAt(stored, now).dayRisk[channel] ?? 0n

/** Version of the text format below; other versions are refused. */
const version = '2'
const fixedParts = 16

/**
 * The text in the row of the member's centre account: version, starts of day, week and month in seconds;
 * day, week and month of each kind of limit, and the surplus of losses; then channel and amount for each
 * channel.
 */
export const countersText = ({ limits, dayRisk }: Counters): string => {
  const { day, week, month } = limits.wager
  let text = `${version} ${day.start / 1_000} ${week.start / 1_000} ${month.start / 1_000}`
  for (const kind of limitKinds) {
    const counter = limits[kind]
    text += ` ${counter.day.used} ${counter.week.used} ${counter.month.used}`
  }
  const { loss } = limits
  text += ` ${loss.day.surplus} ${loss.week.surplus} ${loss.month.surplus}`
  for (const channel in dayRisk) text += ` ${channel} ${dayRisk[channel]}`
  return text
}

const dayRiskFrom = (parts: readonly string[]): Record<string, Fen> => {
  const dayRisk: Record<string, Fen> = {}
  for (let at = fixedParts; at < parts.length; at += 2)
    dayRisk[parts[at] ?? ''] = BigInt(parts[at + 1] ?? '')
  return dayRisk
}

/** Null when nothing was ever counted. */
export const countersFrom = (text: string | null): Counters | null => {
  if (text === null) return null
  const parts = text.split(' ')
  if (parts[0] !== version || parts.length < fixedParts || parts.length % 2 !== fixedParts % 2)
    throw new Error('counters cannot be read')
  const start = (at: number): Instant => instant(Number(parts[at]) * 1_000)
  const [dayStart, weekStart, monthStart] = [start(1), start(2), start(3)]
  const amount = (at: number): Fen => BigInt(parts[at] ?? '')
  const counter = (at: number, surplus: readonly Fen[] = []): LimitCounter => ({
    day: { start: dayStart, used: amount(at), surplus: surplus[0] ?? 0n },
    week: { start: weekStart, used: amount(at + 1), surplus: surplus[1] ?? 0n },
    month: { start: monthStart, used: amount(at + 2), surplus: surplus[2] ?? 0n },
  })
  const lossSurplus = [amount(13), amount(14), amount(15)]
  return {
    limits: { deposit: counter(4), loss: counter(7, lossSurplus), wager: counter(10) },
    dayRisk: dayRiskFrom(parts),
  }
}
