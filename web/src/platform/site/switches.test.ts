import { defaultSwitches } from '@xinghe/rules/site/switches.ts'
import { expect, it } from 'vitest'
import { environmentName, layOver, switchesFromEnvironment } from './switches.ts'

it('names the build settings after the switches', () => {
  expect(environmentName('crMode')).toBe('VITE_SWITCH_CR_MODE')
  expect(environmentName('withdrawPasswordEnable')).toBe('VITE_SWITCH_WITHDRAW_PASSWORD_ENABLE')
})

it('reads the build settings', () => {
  const built = switchesFromEnvironment({
    VITE_SWITCH_DEPOSIT: '0',
    VITE_SWITCH_FOREVER_SITE: '1',
    VITE_SWITCH_DEFAULT_LANGUAGE: 'zh-TW',
  })
  expect(built).toEqual({
    ...defaultSwitches,
    deposit: 0,
    foreverSite: 1,
    defaultLanguage: 'zh-TW',
  })
})

it('merges the settings of the server and ignores malformed ones', () => {
  const shown = layOver(
    { ...defaultSwitches, deposit: 0 },
    { crMode: 0, deposit: 'yes', defaultLanguage: 'en', stranger: 1 },
  )
  expect(shown).toEqual({ ...defaultSwitches, deposit: 0, crMode: 0 })
})
