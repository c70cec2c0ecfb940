/**
 * Feature switches: 0 or 1, set at build time, and overridden by the server's site settings.
 * `defaultLanguage` is the one that is not a number.
 */
export const switchNames = [
  'birthdayDescription',
  'crMode',
  'deposit',
  'selfSport',
  'vipNoSave',
  'professionalTheme',
  'foreverSite',
  'innerGame',
  'hideRealNumber',
  'withdrawPasswordEnable',
] as const
type SwitchName = (typeof switchNames)[number]

export const languages = ['zh-CN', 'zh-TW'] as const
export type Language = (typeof languages)[number]

export type Switches = { readonly [Name in SwitchName]: 0 | 1 } & {
  readonly defaultLanguage: Language
}

export const defaultSwitches: Switches = {
  birthdayDescription: 1,
  crMode: 1,
  deposit: 1,
  selfSport: 1,
  vipNoSave: 0,
  professionalTheme: 1,
  foreverSite: 0,
  innerGame: 1,
  hideRealNumber: 0,
  withdrawPasswordEnable: 1,
  defaultLanguage: 'zh-CN',
}

const editions = ['classic', 'professional'] as const
export type Edition = (typeof editions)[number]

/** The dark edition needs the operator's switch; anything else falls back to classic. */
export const editionShown = (stored: string | null, switches: Switches): Edition =>
  stored === 'professional' && switches.professionalTheme === 1 ? 'professional' : 'classic'
