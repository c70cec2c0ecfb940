import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { FishingScene } from '../scene/fishing-scene.ts'

interface Controls {
  readonly fire: () => void
  /** A cannon by its number from 0. */
  readonly choose: (level: number) => void
}

/** Radians of one press of an arrow. */
const turnStep = 0.06

/** A dialog, such as the reality check, lies over the game and takes the keys. */
const covered = (): boolean => document.querySelector('dialog[open]') !== null

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, textarea, [contenteditable]') !== null

/**
 * The pointer aims where it moves and fires where it is pressed; arrows and space do the same. Holding
 * fires nothing: each bullet is a press of its own.
 */
export const useControls = (
  area: RefObject<HTMLElement | null>,
  scene: FishingScene | null,
  { fire, choose }: Controls,
): void => {
  const aim = useEffectEvent((event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (box !== undefined) scene?.aim({ x: event.clientX - box.left, y: event.clientY - box.top })
  })
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    aim(event)
    fire()
  })
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || covered())
      return
    const level = ['1', '2', '3'].indexOf(event.key)
    const turn = ['ArrowLeft', 'ArrowRight'].indexOf(event.key)
    const isFire = event.key === ' ' || event.key === 'Enter'
    if ((level < 0 && turn < 0 && !isFire) || takesKeys(event.target)) return
    event.preventDefault()
    if (level >= 0) choose(level)
    else if (turn >= 0) scene?.turn(turn === 0 ? -turnStep : turnStep)
    else if (!event.repeat) fire()
  })
  useEffect(() => {
    const element = area.current
    if (element === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    element.addEventListener('pointermove', (event) => aim(event), { signal })
    element.addEventListener('pointerdown', (event) => press(event), { signal })
    addEventListener('keydown', (event) => key(event), { signal })
    return () => leaving.abort()
  }, [area])
}
