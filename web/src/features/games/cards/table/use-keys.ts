import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'radio')

/** A focused button or link answers Enter by itself. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['BUTTON', 'A', 'SUMMARY'].includes(target.tagName)

/** Single keys of the table; none while a dialog is open, in a field, or held down. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) {
      return
    }
    if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
    if (event.key === 'Enter' && answersEnter(event.target)) return
    const run = keys[event.key === 'Enter' ? 'Enter' : event.key.toUpperCase()]
    if (run === undefined) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
