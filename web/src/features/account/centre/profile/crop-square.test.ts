import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstSquare, moveSquare, zoomOf, zoomSquare, zoomMax } from './crop-square.ts'

const picture = { width: 800, height: 400 }

it('begins with the middle of the picture', () => {
  expect(firstSquare(picture)).toEqual({ x: 200, y: 0, side: 400 })
})

it('zooms around the middle of what is shown', () => {
  const near = zoomSquare(picture, firstSquare(picture), 2)
  expect(near).toEqual({ x: 300, y: 100, side: 200 })
  expect(zoomOf(picture, near)).toBe(2)
  expect(zoomSquare(picture, near, 1)).toEqual(firstSquare(picture))
})

it('never cuts beyond the edge, however it is moved and zoomed', () => {
  const size = fc.integer({ min: 1, max: 6_000 })
  const step = fc.tuple(
    fc.double({ min: -9_000, max: 9_000, noNaN: true }),
    fc.double({ min: 0, max: 9, noNaN: true }),
  )
  fc.assert(
    fc.property(size, size, fc.array(step), (width, height, steps) => {
      let square = firstSquare({ width, height })
      for (const [by, zoom] of steps) {
        square = zoomSquare({ width, height }, moveSquare({ width, height }, square, by, -by), zoom)
        expect(square.x).toBeGreaterThanOrEqual(0)
        expect(square.y).toBeGreaterThanOrEqual(0)
        expect(square.x + square.side).toBeLessThanOrEqual(width + 1e-6)
        expect(square.y + square.side).toBeLessThanOrEqual(height + 1e-6)
        expect(square.side * zoomMax).toBeGreaterThanOrEqual(Math.min(width, height) - 1e-6)
      }
    }),
  )
})
