/** Rounds of a shoe. The cards are fresh each round: a shoe only says where the roads begin anew. */
export const shoeRounds = 72

/** Rounds are numbered from 1, shoes from 0. */
export const shoeOf = (round: number): number => Math.floor((round - 1) / shoeRounds)

/** The round of its shoe, from 1. */
export const roundOfShoe = (round: number): number => ((round - 1) % shoeRounds) + 1
