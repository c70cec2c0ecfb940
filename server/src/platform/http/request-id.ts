import { randomUUID } from 'node:crypto'
import { headerNames } from '@xinghe/contract/wire.ts'
import type { RequestHead } from '../wire/request-wire.ts'

const shape = /^[A-Za-z0-9_-]{8,64}$/

/** The client's request id if it is well-formed, else a new one; also used in the logs. */
export const requestIdOf = ({ headers }: RequestHead): string => {
  const given = headers[headerNames.requestId]
  return typeof given === 'string' && shape.test(given) ? given : randomUUID()
}
