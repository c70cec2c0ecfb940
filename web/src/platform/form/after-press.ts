let pressed = false
const ends = ['pointerup', 'pointercancel'] as const

document.addEventListener('pointerdown', () => (pressed = true), true)
for (const end of ends) document.addEventListener(end, () => (pressed = false), true)

/**
 * Does the work at once, or, while a finger or a button of the mouse is down, after the press and its
 * click: a text that appears in between would move the pressed button away from under the pointer.
 */
export const afterPress = (work: () => void): void => {
  if (!pressed) return work()
  const over = new AbortController()
  const release = (): void => {
    over.abort()
    // The click follows the release.
    setTimeout(work)
  }
  for (const end of ends) document.addEventListener(end, release, { signal: over.signal })
  return undefined
}
