import { TransportFault } from './transport-fault.ts'

/** Waits between two tries; leaving the page ends the wait. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted ?? false) return reject(new TransportFault('aborted'))
    const leave = (): void => {
      clearTimeout(timer)
      reject(new TransportFault('aborted'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal?.addEventListener('abort', leave, { once: true })
  })
