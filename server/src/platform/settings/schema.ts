import * as z from 'zod/mini'
import { defaultSwitches } from '@xinghe/rules/site/switches.ts'

const bit = z.union([z.literal(0), z.literal(1)])
const line = z.string().check(z.maxLength(400))
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Every site setting with its shape and what holds while no operator has set it. */
export const settingShapes = {
  site: {
    shape: z.object({
      name: line,
      title: line,
      url: line,
      foreverUrl: line,
      h5DomainUrl: line,
      brand: z.enum(['xinghe', 'chihai']),
    }),
    fallback: {
      name: '星河',
      title: '星河 - 体育与娱乐',
      url: '',
      foreverUrl: '',
      h5DomainUrl: '',
      brand: 'xinghe',
    },
  },
  switches: {
    shape: z.object({
      birthdayDescription: bit,
      crMode: bit,
      deposit: bit,
      selfSport: bit,
      vipNoSave: bit,
      professionalTheme: bit,
      foreverSite: bit,
      innerGame: bit,
      hideRealNumber: bit,
      withdrawPasswordEnable: bit,
      defaultLanguage: z.enum(['zh-CN', 'zh-TW']),
    }),
    fallback: defaultSwitches,
  },
  maintenance: {
    shape: z.object({ on: z.boolean(), text: line, until: z.nullable(z.iso.datetime()) }),
    fallback: { on: false, text: '系统升级维护中，请稍后再来。', until: null },
  },
  /** `dialog` answers 6501 with the text in a dialog, `toast` 6502. */
  loginSuspended: {
    shape: z.object({ on: z.boolean(), how: z.enum(['dialog', 'toast']), text: line }),
    fallback: { on: false, how: 'dialog', text: '登录暂停开放，请稍后再试。' },
  },
  registrationSuspended: {
    shape: z.object({ on: z.boolean(), how: z.enum(['dialog', 'toast']), text: line }),
    fallback: { on: false, how: 'dialog', text: '注册暂停开放，请稍后再试。' },
  },
  region: {
    shape: z.object({
      limited: z.array(countryCode),
      warned: z.array(countryCode),
      restrictedIps: z.array(z.string().check(z.maxLength(45))),
    }),
    fallback: {
      limited: ['US', 'GB', 'FR', 'SG', 'AU', 'KP', 'IR'],
      warned: [],
      restrictedIps: [],
    },
  },
  support: {
    shape: z.object({ url: z.string().check(z.maxLength(400), z.regex(/^(https?:\/\/|\/)/)) }),
    fallback: { url: '/app/help/zxkf' },
  },
} as const

export type SettingName = keyof typeof settingShapes
export type SettingOf<Name extends SettingName> = z.infer<(typeof settingShapes)[Name]['shape']>

export const isSettingName = (name: string): name is SettingName =>
  Object.hasOwn(settingShapes, name)
