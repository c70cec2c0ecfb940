import { sportsChannel } from '@xinghe/contract/sports.ts'
import { makeLaunchCheck, type LaunchCheck } from '../../../platform/launch/launch-check.ts'
import type { Platform } from '../../../platform/parts.ts'

export const sportsLaunchCheck = (
  platform: Pick<Platform, 'sql' | 'settings' | 'clock'>,
): LaunchCheck =>
  makeLaunchCheck(platform, {
    code: sportsChannel,
    isHidden: () => platform.settings.get('switches').crMode === 0,
    closed: 'book-maintenance',
    notLaunched: 'uid-refused',
  })
