import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SnookerGround } from './SnookerGround.tsx'

afterEach(cleanup)

const balls = (points: number): readonly string[] => {
  const { container, unmount } = render(
    <svg>
      <SnookerGround points={points} />
    </svg>,
  )
  const fills = [...container.querySelectorAll('circle')].map((ball) => ball.getAttribute('fill'))
  unmount()
  return fills.filter((fill) => fill !== null)
}
const redsAt = (points: number): number => balls(points).filter((fill) => fill === '#c2272d').length

it('clears the table with the points of the frame, the black last', () => {
  expect([0, 8, 60, 110].map(redsAt)).toEqual([15, 14, 7, 0])
  expect(balls(112)).not.toContain('#e3b62f')
  expect(balls(150)).toContain('#111418')
})
