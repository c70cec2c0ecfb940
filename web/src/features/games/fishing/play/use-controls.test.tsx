import { cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FishingScene } from '../scene/fishing-scene.ts'
import { useControls } from './use-controls.ts'

afterEach(cleanup)

const setUp = () => {
  const controls = { fire: vi.fn<() => void>(), choose: vi.fn<(level: number) => void>() }
  const scene = { aim: vi.fn<() => void>(), turn: vi.fn<(by: number) => void>() }
  function Page() {
    const area = useRef<HTMLDivElement>(null)
    useControls(area, scene as unknown as FishingScene, controls)
    return (
      <>
        <div ref={area} data-testid="sea" />
        <button type="button">other</button>
      </>
    )
  }
  const page = render(<Page />)
  return { ...controls, ...scene, ...page }
}

it('fires where it is pressed, once for each press', () => {
  const { fire, aim, getByTestId } = setUp()
  fireEvent.pointerDown(getByTestId('sea'), { button: 0, isPrimary: true })
  fireEvent.pointerMove(getByTestId('sea'))
  fireEvent.pointerMove(getByTestId('sea'))
  expect(aim).toHaveBeenCalledTimes(3)
  expect(fire).toHaveBeenCalledOnce()
  fireEvent.pointerDown(getByTestId('sea'), { button: 2, isPrimary: true })
  fireEvent.pointerDown(getByTestId('sea'), { button: 0, isPrimary: false })
  expect(fire).toHaveBeenCalledOnce()
})

it('turns, fires and chooses by keys; a held key fires nothing more', () => {
  const { fire, turn, choose } = setUp()
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(document.body, { key: ' ', repeat: true })
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  fireEvent.keyDown(document.body, { key: '3' })
  expect(fire).toHaveBeenCalledOnce()
  expect(turn.mock.calls.map(([by]) => Math.sign(by))).toEqual([-1, 1])
  expect(choose.mock.calls).toEqual([[2]])
})

it('leaves keys to what has the focus, and to a dialog over the game', () => {
  const { fire, getByText } = setUp()
  fireEvent.keyDown(getByText('other'), { key: ' ' })
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  fireEvent.keyDown(document.body, { key: ' ' })
  dialog.remove()
  expect(fire).not.toHaveBeenCalled()
})
