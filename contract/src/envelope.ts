export const success = { code: 6000, text: '成功' } as const

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

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Envelope).status_code === 'number' &&
  typeof (value as Envelope).message === 'string'
