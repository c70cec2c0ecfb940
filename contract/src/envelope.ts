import { refusals, success, type RefusalName } from './refusal.ts'

export interface Envelope {
  readonly status_code: number
  readonly data: unknown
  readonly message: string
}

export const succeeded = (data: unknown): Envelope => ({
  status_code: success.code,
  data,
  message: success.text,
})

export const refused = (
  name: RefusalName,
  detail: Readonly<Record<string, unknown>> = {},
  text?: string,
): Envelope => ({
  status_code: refusals[name].code,
  data: { ...detail, refusal: name },
  message: text ?? refusals[name].text,
})

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Envelope).status_code === 'number' &&
  typeof (value as Envelope).message === 'string'
