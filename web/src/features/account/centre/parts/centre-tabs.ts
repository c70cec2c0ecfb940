import { isOwnPath } from '../../../../platform/navigation/wanted-page.ts'

/** The parts of the member centre; `?tab=` in the address names the one in sight. */
export const centreTabs = ['security', 'profile', 'account', 'devices', 'protection'] as const
export type CentreTab = (typeof centreTabs)[number]

const isTab = (name: string | null): name is CentreTab =>
  (centreTabs as readonly (string | null)[]).includes(name)

/** An address without a known part shows the first. */
export const tabFrom = (search: URLSearchParams): CentreTab => {
  const asked = search.get('tab')
  return isTab(asked) ? asked : 'security'
}

/** Each form of the centre is a dialog; any part may open any of them. */
export const centreDialogs = [
  'avatar',
  'birthday',
  'real-name',
  'phone',
  'email',
  'password',
  'withdrawal-password',
] as const
export type CentreDialog = (typeof centreDialogs)[number]

/** The form that the address asks for, and the page to go back to when it is done. */
export const dialogFrom = (
  search: URLSearchParams,
): { readonly dialog: CentreDialog; readonly back: string | null } | null => {
  const dialog = centreDialogs.find((name) => name === search.get('open'))
  if (dialog === undefined) return null
  const back = search.get('back')
  return { dialog, back: back !== null && isOwnPath(back) ? back : null }
}
