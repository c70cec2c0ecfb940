import {
  resourceMethods,
  type ResourceAnswer,
  type ResourceMethod,
  type WireAnswer,
} from '@xinghe/contract/sports-methods.ts'
import { encoder } from '../../../platform/http/encoder.ts'

const encoders = new Map<ResourceMethod, (answer: never) => unknown>()

/** `readBoard` returns the same object to all callers within a second, so that it is encoded once. */
const encodedBoards = new WeakMap<object, unknown>()

/** Encodes by the answer schema of the method. */
export const encodeAnswer = <M extends ResourceMethod>(
  method: M,
  answer: ResourceAnswer<M>,
): WireAnswer<M> => {
  const encode = encoders.get(method) ?? encoder(resourceMethods[method].answer)
  encoders.set(method, encode)
  if (method !== 'board') return encode(answer as never) as WireAnswer<M>
  const encoded = encodedBoards.get(answer) ?? encode(answer as never)
  encodedBoards.set(answer, encoded)
  return encoded as WireAnswer<M>
}
