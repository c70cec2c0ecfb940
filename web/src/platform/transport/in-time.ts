import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import type { TransportOptions } from './transport.ts'
import { TransportFault } from './transport-fault.ts'

/** Rejects after the time limit, or when the signal aborts. */
export const inTime = <T>(
  work: Promise<T>,
  { signal, timeoutMs = requestTimeoutMs }: TransportOptions,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    const fail = (fault: unknown): void => {
      end()
      reject(fault)
    }
    const leave = (): void => fail(new TransportFault('aborted'))
    const timer = setTimeout(() => fail(new TransportFault('timeout')), timeoutMs)
    signal?.addEventListener('abort', leave)
    work.then((value) => {
      end()
      resolve(value)
    }, fail)
  })
