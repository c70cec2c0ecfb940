/** Long work that pauses now and then, telling how far it has come, so that a page can go on between. */
export type Steps<Value> = Generator<number, Value, void>

/** Does the whole work at once. */
export const finish = <Value>(steps: Steps<Value>): Value => {
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
  }
}
