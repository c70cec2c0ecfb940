/** Why money moved. The statement has a text for each. */
export const transferCodes = [
  'deposit',
  'withdraw-lock',
  'withdraw-return',
  'withdraw-pay',
  'withdraw-fee',
  'venue-in',
  'venue-out',
  'venue-sent',
  'venue-returned',
  'bet-stake',
  'bet-return',
  'bet-payout',
  'bet-correction',
  'award',
  'rebate',
  'adjust-in',
  'adjust-out',
  'confiscate',
] as const
export type TransferCode = (typeof transferCodes)[number]
