import type { Platform } from '../../platform/parts.ts'
import { outsideChannel } from './parts.ts'
import { insertChannels, openTested } from './venues/store.ts'

/** The channels of a new site. The outside venue is opened to all members by a command. */
export const seedChannels = async ({ sql, config }: Pick<Platform, 'sql' | 'config'>) => {
  const { adapter } = config.venue
  const outside = {
    code: outsideChannel,
    enName: 'sbx',
    kind: 'outside',
    state: adapter === 'sandbox' ? 'open' : 'testing',
  } as const
  await insertChannels(sql, [
    { code: 'CRTY', enName: 'crty', kind: 'in-house', state: 'open' },
    ...(adapter === 'none' ? [] : [outside]),
  ])
  // A live site opens fishing itself: its rounds follow each other faster than those of other games.
  if (config.mode === 'demo') await openTested(sql, 'XHBY')
}
