import { hourMs, minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'

const two = (value: number): string => value.toString().padStart(2, '0')

/** `1:02:09`, hours, minutes and seconds. */
export const playedTime = (ms: number): string => {
  const left = Math.max(0, ms)
  const hours = Math.floor(left / hourMs)
  const minutes = Math.floor((left % hourMs) / minuteMs)
  return `${hours}:${two(minutes)}:${two(Math.floor((left % minuteMs) / secondMs))}`
}
