/** The title of the home page until an operator sets another. */
export const defaultSiteTitle = '星河 - 体育与娱乐'
