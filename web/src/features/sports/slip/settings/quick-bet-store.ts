import * as z from 'zod/mini'
import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import { create } from 'zustand'
import { session } from '../../../../platform/session/session.ts'
import { onStoredText, parsed, readText, writeText } from '../../book/stored-text.ts'

/** Kept by this browser alone and for each member, so that no other device or member has it on by surprise. */
export interface QuickBetSetting {
  readonly on: boolean
  /** The last stake that was chosen; null before the first. */
  readonly stake: Fen | null
}

const off: QuickBetSetting = { on: false, stake: null }

const shape = z.object({ on: z.boolean(), stake: z.string() })

const name = 'quick-bet'
const keyOf = (userId: string): string => `${name} ${userId}`

const readSetting = (userId: string): QuickBetSetting => {
  const read = z.safeDecode(shape, parsed(readText(keyOf(userId))) as never)
  const stake = read.success ? fenFromText(read.data.stake) : null
  return userId === '' || !read.success || stake === null ? off : { on: read.data.on, stake }
}

const useStore = create<QuickBetSetting>(() => readSetting(session.get().userId))

export const useQuickBetSetting = (): QuickBetSetting => useStore((setting) => setting)

const write = (setting: QuickBetSetting): void => {
  const { userId } = session.get()
  if (userId === '' || setting.stake === null) return
  writeText(keyOf(userId), JSON.stringify({ on: setting.on, stake: fenToText(setting.stake) }))
  useStore.setState(setting, true)
}

export const turnQuickBetOn = (stake: Fen): void => write({ on: true, stake })
export const turnQuickBetOff = (): void => write({ ...useStore.getState(), on: false })

const readAgain = (): void => useStore.setState(readSetting(session.get().userId), true)
session.onChange(readAgain)
onStoredText(name, readAgain)
