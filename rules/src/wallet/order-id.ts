/** Ids of the cashier carry their kind, as all ids do. */
export type DepositId = `dep_${string}`
export type WithdrawalId = `wd_${string}`
export type VenueTransferId = `vt_${string}`
export type CardId = `card_${string}`

const depositShape = /^dep_[0-9a-z]{8,32}$/

export const isDepositId = (text: string): text is DepositId => depositShape.test(text)
