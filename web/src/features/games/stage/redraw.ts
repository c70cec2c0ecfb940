/** Also without a change: the canvas may have lost its picture with its WebGL context. */
const leastOftenMs = 1_000

/** Says at each step whether the scene is drawn: when it has changed, and now and then. */
export const makeRedraw = (): ((changed: boolean, deltaMs: number) => boolean) => {
  let sinceMs = leastOftenMs
  return (changed, deltaMs) => {
    sinceMs += deltaMs
    if (!changed && sinceMs < leastOftenMs) return false
    sinceMs = 0
    return true
  }
}
