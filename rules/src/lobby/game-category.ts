/** Categories with games behind them, by the number that the wire has for each; 8 asks for all. */
export const gameCategoryIds = { TY: 1, ZR: 2, QP: 3, DJ: 4, CP: 5, DZ: 6, BY: 7 } as const
export type GameCategoryCode = keyof typeof gameCategoryIds

export const allCategories = 8

export const gameCategoryCodes = Object.keys(gameCategoryIds) as GameCategoryCode[]

/** Null for 8, which stands for every category. */
export const gameCategoryOf = (id: number): GameCategoryCode | null =>
  gameCategoryCodes.find((code) => gameCategoryIds[code] === id) ?? null
