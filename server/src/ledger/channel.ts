/**
 * A venue of the house. Its code names the members' wallets there. Its house account, with the id from its
 * migration, receives stakes and pays winnings.
 */
export interface HouseChannel {
  readonly code: string
  readonly houseAccount: number
}
