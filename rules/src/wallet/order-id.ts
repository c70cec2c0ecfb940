/** Ids of the cashier carry their kind, as all ids do. */
export type DepositId = `dep_${string}`
export type WithdrawalId = `wd_${string}`
export type VenueTransferId = `vt_${string}`
export type CardId = `card_${string}`

const bodyShape = /^[0-9a-z]{8,32}$/

const hasKind = (text: string, kind: string): boolean =>
  text.startsWith(kind) && bodyShape.test(text.slice(kind.length))

export const isDepositId = (text: string): text is DepositId => hasKind(text, 'dep_')
export const isWithdrawalId = (text: string): text is WithdrawalId => hasKind(text, 'wd_')
export const isVenueTransferId = (text: string): text is VenueTransferId => hasKind(text, 'vt_')
export const isCardId = (text: string): text is CardId => hasKind(text, 'card_')
