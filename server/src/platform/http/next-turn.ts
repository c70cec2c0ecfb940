let turn: Promise<void> | null = null

/**
 * Resolves for all callers of one turn of the event loop together, in order. Calls that then `await`
 * between their steps run step by step side by side, with the step's code in the processor's cache
 * (decision 0020).
 */
export const nextTurn = (): Promise<void> =>
  (turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = null
      resolve()
    })
  }))
