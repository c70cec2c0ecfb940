/** Whether the host of the database answers, as the beats of the listening connection see it. */
export interface Liveness {
  /** True from the third missed beat until the host answers an attempt to connect. */
  isSilent(): boolean
  /** `cut` is called when the host falls silent: every open connection to it is dead. Returns its removal. */
  onSilence(cut: () => void): () => void
}

export interface WatchedLiveness extends Liveness {
  fellSilent(): void
  answered(): void
}

export const watchLiveness = (): WatchedLiveness => {
  const cuts = new Set<() => void>()
  let silent = false
  return {
    isSilent: () => silent,
    onSilence(cut) {
      cuts.add(cut)
      return () => void cuts.delete(cut)
    },
    fellSilent() {
      silent = true
      for (const cut of cuts) cut()
    },
    answered() {
      silent = false
    },
  }
}
