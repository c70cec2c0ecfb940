/** The 22 navigation categories of the site; the operator says which show and in which order. */
export const navigationCategories = [
  'HOME',
  'TY',
  'DZ',
  'ZR',
  'CP',
  'QP',
  'DJ',
  'BY',
  'customer',
  'venture',
  'sponsor',
  'discount',
  'app',
  'save_money',
  'transfer_money',
  'take_money',
  'profile',
  'vip',
  'Welfare',
  'bet_record',
  'trade_record',
  'message',
] as const
export type NavigationCategory = (typeof navigationCategories)[number]

/** Where the shell shows an entry. One category may stand in several places. */
export const navigationPlaces = ['main', 'tools', 'member', 'phone', 'footer'] as const
export type NavigationPlace = (typeof navigationPlaces)[number]
