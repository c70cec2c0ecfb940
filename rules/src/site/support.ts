/** `outside` is a provider with a page of its own; `inside` is the site's own help and feedback. */
export const supportKinds = ['outside', 'inside'] as const
export type SupportKind = (typeof supportKinds)[number]

/** An address of another site is a provider; a path of this site is none. */
export const supportKindOf = (url: string): SupportKind =>
  /^https?:\/\//.test(url) ? 'outside' : 'inside'
