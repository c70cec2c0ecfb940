import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { moveSquare, zoomMax, zoomOf, zoomSquare, type Square } from './crop-square.ts'
import { avatarText } from './messages.ts'

interface CropBoxProps {
  picture: ImageBitmap
  square: Square
  onSquare: (square: Square) => void
}

/** Canvas pixels; what is shown is the cut itself, so that the preview cannot differ from it. */
const previewSide = 512
const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves a picture behind a round window, by hand or by arrow keys, and zooms it. */
export function CropBox({ picture, square, onSquare }: CropBoxProps) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const draggedFrom = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const { x, y, side } = square
    pen.clearRect(0, 0, previewSide, previewSide)
    pen.drawImage(picture, x, y, side, side, 0, 0, previewSide, previewSide)
  }, [picture, square])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = draggedFrom.current
    if (from === null) return
    draggedFrom.current = { x: event.clientX, y: event.clientY }
    const scale = square.side / event.currentTarget.clientWidth
    onSquare(
      moveSquare(
        picture,
        square,
        (from.x - event.clientX) * scale,
        (from.y - event.clientY) * scale,
      ),
    )
  }
  const key = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const by = square.side / (event.shiftKey ? 5 : 40)
    onSquare(moveSquare(picture, square, step[0] * by, step[1] * by))
  }
  return (
    <div className="flex flex-col items-center gap-4">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same */}
      <div
        role="application"
        aria-label={t(avatarText.cropArea)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move the picture
        tabIndex={0}
        onKeyDown={key}
        className="relative overflow-hidden rounded-lg bg-ink/5"
      >
        <canvas
          ref={canvas}
          width={previewSide}
          height={previewSide}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            draggedFrom.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (draggedFrom.current = null)}
          onPointerCancel={() => (draggedFrom.current = null)}
          className="size-64 cursor-grab touch-none active:cursor-grabbing"
        />
        {/* What falls outside of the round avatar. */}
        <div
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]"
        />
      </div>
      <p className="text-13 text-muted">{t(avatarText.cropLine)}</p>
      <label className="flex w-64 items-center gap-3 text-13 text-muted">
        {t(avatarText.zoom)}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoomOf(picture, square)}
          onChange={(event) =>
            onSquare(zoomSquare(picture, square, Number(event.currentTarget.value)))
          }
          className="h-6 flex-1"
        />
      </label>
    </div>
  )
}
