import type { Champion } from '@xinghe/contract/sports-champion.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { championText } from './messages.ts'

/** The name of a title: its league and season. */
export const titleName = ({ league, season }: Champion, t: Text): string =>
  `${league} ${t(championText.season, { season })}`
