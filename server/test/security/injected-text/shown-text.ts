import { refusals } from '@xinghe/contract/refusal-table.ts'
import type { Answer } from '../../wire-client.ts'

const broken = 6005

/** Whether the call accepted its input. An answer that no table has is a fault of the server. */
export const isAccepted = ({ status_code: code, data }: Answer): boolean => {
  if (code === 6000) return true
  const name = data.refusal ?? ''
  if (code === broken || !Object.hasOwn(refusals, name)) throw new Error(`answers ${code} ${name}`)
  return false
}

/** Turns the text around it, or steers a terminal. A line break is neither. */
const steering = /(?!\n)[\p{Cc}\p{Cs}\p{Bidi_C}]/u

export const steers = (text: string): boolean => steering.test(text)

/** As one line of a report. */
export const quoted = (text: string): string => {
  const whole = JSON.stringify(text)
  return whole.length > 80 ? `${whole.slice(0, 77)}…"` : whole
}
