/** An HTTP answer of the sandbox venue. */
export interface VenueAnswer {
  readonly status: number
  readonly type: 'application/json' | 'text/html; charset=utf-8'
  readonly body: string
  readonly location?: string
}

export const jsonAnswer = (status: number, body: object): VenueAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

export const htmlAnswer = (status: number, body: string): VenueAnswer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
})
