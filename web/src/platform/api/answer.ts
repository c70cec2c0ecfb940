import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { isEnvelope } from '@xinghe/contract/envelope.ts'
import { isRefusalName, Refused, success } from '@xinghe/contract/refusal.ts'
import * as z from 'zod/mini'
import type { Bytes } from './cipher.ts'
import { TransportFault } from './transport-fault.ts'

const parsed = (bytes: Bytes): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const refusalOf = (data: unknown, message: string): Refused => {
  const detail = { ...(data as Record<string, unknown> | null) }
  const name = detail['refusal']
  if (typeof name === 'string' && isRefusalName(name)) return new Refused(name, detail, message)
  // A newer server may refuse in ways this page has not heard of: its own words are shown.
  return new Refused('warning', { ...detail, unknownName: String(name) }, message)
}

/** Opens the envelope: the call's output, or the refusal as an error. */
export const readAnswer = <C extends Call>(call: C, status: number, bytes: Bytes): OutputOf<C> => {
  const envelope = parsed(bytes)
  if (!isEnvelope(envelope)) {
    if (status === 401) throw new Refused('session-expired')
    throw new TransportFault('status', status)
  }
  if (envelope.status_code !== success.code) throw refusalOf(envelope.data, envelope.message)
  const output = z.safeDecode(call.output, envelope.data)
  // The contract is broken on one side; a half-read answer must not reach a screen.
  if (!output.success) throw new Refused('internal-error', { path: call.path })
  return output.data as OutputOf<C>
}
