/** The drawn cover of a game; `npm run art` draws one for each. */
export const coverOf = (gameCode: string): string => `/art/game-${gameCode.toLowerCase()}.svg`
