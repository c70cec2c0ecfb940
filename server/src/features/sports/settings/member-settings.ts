import * as z from 'zod/mini'
import { resourceMethods, type ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings } from '@xinghe/rules/sports/book-settings.ts'
import type { Method } from '../parts/method.ts'
import { mergeSetting, readSetting } from './store.ts'

const { request, answer } = resourceMethods.saveSettings

type Settings = ResourceAnswer<'settings'>

const fallback: Settings = {
  ...defaultBookSettings,
  quickStakes: [...defaultBookSettings.quickStakes],
  alerts: [...defaultBookSettings.alerts],
}

/** The member's choices over the defaults; only the defaults when a stored value is no longer valid. */
const filled = (chosen: object): Settings => {
  const read = z.safeParse(answer, { ...z.encode(answer, fallback), ...chosen })
  return read.success ? read.data : fallback
}

export const readSettings: Method<'settings'> = async ({ platform }, _, { member }) =>
  filled(await readSetting(platform.sql, member.memberId))

export const saveSettings: Method<'saveSettings'> = async ({ platform }, input, { member }) =>
  filled(await mergeSetting(platform.sql, member.memberId, z.encode(request, input)))
