/** The figures of the terms that belong to no other feature; payout caps are in sports/payout-caps. */
export const termsNumbers = {
  minimumAge: 18,
  accountsPerMember: 1,
  /** Days after the result in which a bet can be disputed. */
  disputeDays: 14,
  /** Years for which orders, transfers and bets are kept and can be listed. */
  recordYears: 5,
} as const
