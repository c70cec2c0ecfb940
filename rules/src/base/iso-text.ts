import { dayMs, hourMs, minuteMs, secondMs, type Instant } from './instant.ts'

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))
const three = (value: number): string => (value < 100 ? `0${two(value)}` : String(value))

const daysMost = 64
const dayTexts = new Map<number, string>()

/** Cache of `2026-11-16T` by day: bets and matches fall on few days. */
const dayText = (day: number): string => {
  const kept = dayTexts.get(day)
  if (kept !== undefined) return kept
  const text = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length)
  if (dayTexts.size >= daysMost) dayTexts.clear()
  dayTexts.set(day, text)
  return text
}

/** The text of `toISOString`, which is too slow to call for every bet. */
export const isoText = (at: Instant): string => {
  const day = Math.floor(at / dayMs)
  const rest = at - day * dayMs
  const hour = two(Math.floor(rest / hourMs))
  const minute = two(Math.floor((rest % hourMs) / minuteMs))
  const second = two(Math.floor((rest % minuteMs) / secondMs))
  return `${dayText(day)}${hour}:${minute}:${second}.${three(rest % secondMs)}Z`
}
