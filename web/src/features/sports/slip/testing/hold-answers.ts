import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** For tests: answers of this method are held back until the test releases them. */
export const holdAnswers = (method: string) => {
  const { fetch } = globalThis
  const held: (() => void)[] = []
  const holding: typeof fetch = async (path, init) => {
    const answer = await fetch(path, init)
    const isHeld = typeof init?.body === 'string' && init.body.includes(`"method":"${method}"`)
    if (isHeld) await new Promise<void>((letGo) => held.push(letGo))
    return answer
  }
  vi.stubGlobal('fetch', holding)
  const asked = (question: number): Promise<void> =>
    waitFor(() => expect(held.length).toBeGreaterThan(question))
  return {
    asked,
    /** Releases the answer to a call, once it was made. */
    answer: async (question: number): Promise<void> => {
      await asked(question)
      held[question]?.()
    },
  }
}
