import { useEffect, useRef } from 'react'
import type { Draw } from './brush.ts'

const pixels = 128

interface DrawnPictureProps {
  /** Finds the drawing, which may have to be loaded first; the same function for the same picture. */
  find: () => Promise<Draw | undefined>
  /** Side of the square around 0,0 that is shown. */
  side: number
  label: string
}

/** A small picture of something that a stage shows. */
export function DrawnPicture({ find, side, label }: DrawnPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let left = false
    const paint = async (): Promise<void> => {
      const draw = await find()
      const ctx = canvas.current?.getContext('2d')
      if (left || !ctx) return
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.clearRect(0, 0, pixels, pixels)
      ctx.translate(pixels / 2, pixels / 2)
      ctx.scale(pixels / side, pixels / side)
      draw?.(ctx)
    }
    paint().catch(reportError)
    return () => {
      left = true
    }
  }, [find, side])
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      role="img"
      aria-label={label}
      className="size-14 shrink-0 rounded-md bg-art-ground"
    />
  )
}
