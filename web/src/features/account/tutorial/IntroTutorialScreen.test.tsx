import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { place, show } from '../centre/parts/centre.test-kit.tsx'
import { IntroTutorialScreen } from './IntroTutorialScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => show(<IntroTutorialScreen />, {}, '/mine/introTutorial')
const step = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

it('turns by buttons, dots and arrow keys, and stops at both ends', async () => {
  const { user } = open()
  expect(step()).toBe('第 1 步，共 5 步')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  expect(step()).toBe('第 2 步，共 5 步')
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'ArrowLeft' })
  expect(step()).toBe('第 1 步，共 5 步')
  await user.click(screen.getByRole('button', { name: /^第 5 步/ }))
  fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'ArrowRight' })
  expect(step()).toBe('第 5 步，共 5 步')
})

it('ends in the member centre, and can be skipped at any time', async () => {
  const { user } = open()
  expect(screen.getByRole('link', { name: '跳过教程' }).getAttribute('href')).toBe('/mine/userinfo')
  await user.click(screen.getByRole('button', { name: /^第 5 步/ }))
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(place.now).toBe('/mine/userinfo')
})
