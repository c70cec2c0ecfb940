/** The last seal of the chain, as logged and printed: `12:ab34…`. */
export interface Head {
  readonly number: string
  readonly hash: Buffer
}

export const headText = ({ number, hash }: Head): string => `${number}:${hash.toString('hex')}`

export const headFrom = (text: string): Head | null => {
  const match = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text)
  if (match === null) return null
  const [, number = '', hex = ''] = match
  return { number, hash: Buffer.from(hex, 'hex') }
}
