/** Where a process that pays can be killed. */
export const points = [
  'horizon read',
  'before freeze',
  'freeze not committed',
  'freeze committed',
  'before pay',
  'chunk not committed',
  'chunk committed',
  'end not committed',
  'end committed',
  'expiry not committed',
  'expiry committed',
] as const
export type Point = (typeof points)[number]

export interface PayerOrder {
  readonly url: string
  readonly name: string
}

/** To a payer: run the jobs once at this time, or go on after a point. */
export type PayerTask = { readonly t: 'run'; readonly now: number } | { readonly t: 'go' }

/** Of a payer: it stands at a point and waits for `go`, or it has run the jobs. */
export type PayerWord =
  | { readonly t: 'ready' }
  | { readonly t: 'at'; readonly kind: string; readonly point: Point }
  | { readonly t: 'ran'; readonly fault: string | null }
