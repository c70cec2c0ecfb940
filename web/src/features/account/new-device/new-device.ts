import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { hiddenDigits } from '@xinghe/rules/account/mask.ts'
import type { Events } from '../../../platform/bus/events.ts'
import { codeDigits } from '../parts/code-digits.ts'
import type { CodeWay } from '../parts/code-request.ts'
import { codeText } from '../parts/messages.ts'
import { newDeviceText } from './messages.ts'

/** The login that waits for its code. */
export type NewDevice = Events['newDevice']

export interface DeviceCheck {
  readonly code: string
  /** A code was sent since this check began. */
  readonly obtained: boolean
  readonly codeFault: string
  /** The hidden digits as typed; they are asked for once. */
  readonly middle: string
  readonly middleFault: string
  /** By which way a code is wanted while the hidden digits are being asked for. */
  readonly wanted: CodeWay | null
}

export const startCheck: DeviceCheck = {
  code: '',
  obtained: false,
  codeFault: '',
  middle: '',
  middleFault: '',
  wanted: null,
}

export type DeviceEvent =
  | { readonly is: 'code-typed'; readonly text: string }
  | { readonly is: 'middle-typed'; readonly text: string }
  | { readonly is: 'middle-asked'; readonly way: CodeWay }
  | { readonly is: 'middle-short' }
  | { readonly is: 'middle-given' }
  | { readonly is: 'middle-closed' }
  /** The server knows another number. */
  | { readonly is: 'middle-refused'; readonly way: CodeWay; readonly text: string }
  | { readonly is: 'code-sent' }
  | { readonly is: 'code-refused'; readonly text: string }

export const isMiddle = (typed: string): boolean => typed.length === hiddenDigits

/** What is wrong with the code before it is sent anywhere; empty where nothing is. */
export const codeFaultOf = ({ obtained, code }: DeviceCheck): string => {
  if (!obtained) return codeText.notAsked
  if (code === '') return codeText.missing
  return code.length === codeLength ? '' : codeText.short
}

/** The whole number, digits only, out of its mask and what the mask hides. */
export const numberWith = (masked: string, middle: string): string =>
  masked.replace(/\*+/, middle).replace(/\D/g, '')

/** What stands before and after the hidden digits. */
export const aroundMask = (masked: string): readonly [before: string, after: string] => {
  const [before = '', ...after] = masked.split(/\*+/)
  return [before, after.join('')]
}

export const nextCheck = (check: DeviceCheck, event: DeviceEvent): DeviceCheck => {
  switch (event.is) {
    case 'code-typed':
      return { ...check, code: codeDigits(event.text), codeFault: '' }
    case 'middle-typed':
      return { ...check, middle: codeDigits(event.text).slice(0, hiddenDigits), middleFault: '' }
    case 'middle-asked':
      return { ...check, wanted: event.way, middle: '', middleFault: '' }
    case 'middle-short':
      return { ...check, middleFault: newDeviceText.middleWrong }
    case 'middle-given':
      return { ...check, wanted: null, middleFault: '' }
    case 'middle-closed':
      return { ...check, wanted: null, middle: '', middleFault: '' }
    case 'middle-refused':
      return { ...check, wanted: event.way, middle: '', middleFault: event.text }
    case 'code-sent':
      // An older code no longer counts.
      return { ...check, obtained: true, code: '', codeFault: '' }
    default:
      return { ...check, codeFault: event.text }
  }
}
