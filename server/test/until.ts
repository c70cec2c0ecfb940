import { patient } from '../../tools/machine-speed.ts'

const pollMs = 20

/** Asks again and again until there is an answer other than null. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T | null> | T | null,
  patienceMs = patient(60_000),
): Promise<T> => {
  const ends = performance.now() + patienceMs
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    if (performance.now() > ends) throw new Error(`nothing came of it: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
