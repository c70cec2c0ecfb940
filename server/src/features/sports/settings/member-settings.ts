import * as z from 'zod/mini'
import {
  resourceMethods,
  type ResourceAnswer,
  type WireAnswer,
} from '@xinghe/contract/sports-methods.ts'
import { defaultBookSettings } from '@xinghe/rules/sports/book-settings.ts'
import type { Method } from '../resource/method.ts'
import { mergeSetting, readSetting } from './store.ts'

const { request, answer } = resourceMethods.saveSettings

const fallback: ResourceAnswer<'settings'> = {
  ...defaultBookSettings,
  quickStakes: [...defaultBookSettings.quickStakes],
}

/** What was chosen over what holds otherwise; a value that no longer fits gives way to the latter. */
const filled = (chosen: object): WireAnswer<'settings'> => {
  const usual = z.encode(answer, fallback)
  const whole = { ...usual, ...chosen }
  const read = z.safeParse(answer, whole)
  return read.success ? z.encode(answer, read.data) : usual
}

export const readSettings: Method<'settings'> = async ({ platform }, _, { member }) =>
  filled(await readSetting(platform.sql, member.memberId))

export const saveSettings: Method<'saveSettings'> = async ({ platform }, input, { member }) =>
  filled(await mergeSetting(platform.sql, member.memberId, z.encode(request, input)))
