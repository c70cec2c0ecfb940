import { useEffect } from 'react'

/** A longer title does not fit a browser tab and moves through it instead. */
export const titleScrollLength = 15
export const titleStepMs = 500
const gap = '   '

const textLength = (text: string): number => Array.from(text).length

/** The title after `step` steps: it leaves to the left and comes round again. */
export const scrolledTitle = (title: string, step: number): string => {
  if (textLength(title) <= titleScrollLength) return title
  const letters = Array.from(title + gap)
  const from = step % letters.length
  return [...letters.slice(from), ...letters.slice(0, from)].join('')
}

const prefersStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
    if (textLength(title) <= titleScrollLength || prefersStillness()) return undefined
    let step = 0
    const timer = setInterval(() => {
      step += 1
      document.title = scrolledTitle(title, step)
    }, titleStepMs)
    return () => clearInterval(timer)
  }, [title])
}
