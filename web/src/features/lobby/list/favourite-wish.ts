/** The star that a visitor pressed: it is set after the login, unless they have left the page. */
let wish: { readonly gameCode: string; readonly page: string } | null = null

export const wishFavourite = (gameCode: string): void => {
  wish = { gameCode, page: location.pathname }
}

/** True once for the game whose star was pressed. */
export const takeWish = (gameCode: string): boolean => {
  if (wish?.gameCode !== gameCode) return false
  const stayed = wish.page === location.pathname
  wish = null
  return stayed
}
