import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emit, on, useEvent } from './events.ts'

it('tells every listener, until it stops listening', () => {
  const heard: string[] = []
  const stop = on('egame_tab_change', ({ category, tab }) => void heard.push(`${category}/${tab}`))
  emit('egame_tab_change', { category: 'DZ', tab: 'hot' })
  stop()
  emit('egame_tab_change', { category: 'DZ', tab: 'new' })
  expect(heard).toEqual(['DZ/hot'])
})

it('lets a listener unsubscribe during the emit', () => {
  const heard: number[] = []
  const stopFirst = on('login', () => {
    heard.push(1)
    stopFirst()
  })
  const stopSecond = on('login', () => void heard.push(2))
  emit('login')
  emit('login')
  stopSecond()
  expect(heard).toEqual([1, 2, 2])
})

it('reaches the others when one listener fails', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  let reached = false
  const stops = [
    on('register', () => {
      throw new Error('a bug')
    }),
    on('register', () => void (reached = true)),
  ]
  emit('register')
  for (const stop of stops) stop()
  expect(reached).toBe(true)
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('hears with the latest handler of a component and stops with it', () => {
  const heard: string[] = []
  function Listener({ name }: { name: string }) {
    useEvent('closeAuth', () => void heard.push(name))
    return null
  }
  const { rerender, unmount } = render(<Listener name="first" />)
  rerender(<Listener name="second" />)
  emit('closeAuth')
  unmount()
  emit('closeAuth')
  expect(heard).toEqual(['second'])
})
