/** The drawn portraits that every member may choose, by name, in the order in which they are offered. */
const avatarNames = [
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
type AvatarName = (typeof avatarNames)[number]

const avatarAddress = (name: AvatarName): string => `/art/avatar-${name}.svg`

export const drawnAvatars: readonly string[] = avatarNames.map(avatarAddress)
