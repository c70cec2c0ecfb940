import type { Platform } from '../../../../platform/parts.ts'
import { httpRail } from './http-rail.ts'
import type { RailAdapter } from './rail-adapter.ts'
import { sandboxRail } from './sandbox-rail.ts'

export const openRail = (
  platform: Pick<Platform, 'sql' | 'secrets' | 'config' | 'clock'>,
): RailAdapter =>
  platform.config.rails.adapter === 'http' ? httpRail(platform) : sandboxRail(platform)
