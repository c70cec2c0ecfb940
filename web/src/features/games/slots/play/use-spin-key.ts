import { useEffect, useEffectEvent } from 'react'

/** A dialog, such as the reality check, lies over the game and takes the keys. */
const covered = (): boolean => document.querySelector('dialog[open]') !== null

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, textarea, [contenteditable]') !== null

/** Space and Enter press the button, unless they belong to what has the focus. Holding one does nothing. */
export const useSpinKey = (press: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    if (event.repeat || event.defaultPrevented || covered() || takesKeys(event.target)) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => pressed(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
