/** The drawn portraits that every member may choose, by name, in the order in which they are offered. */
export const avatarNames = [
  'comet',
  'moon',
  'planet',
  'sun',
  'rocket',
  'star',
  'fox',
  'panda',
  'tiger',
  'cat',
  'owl',
  'whale',
] as const
export type AvatarName = (typeof avatarNames)[number]

export const avatarAddress = (name: AvatarName): string => `/art/avatar-${name}.svg`

export const drawnAvatars: readonly string[] = avatarNames.map(avatarAddress)
