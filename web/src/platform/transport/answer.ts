import type { Call, OutputOf } from '@xinghe/contract/call.ts'
import { isEnvelope, success } from '@xinghe/contract/envelope.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import * as z from 'zod/mini'
import type { Bytes } from './cipher.ts'
import { isKnownRefusal, loadRefusalTexts } from './refusal-texts.ts'
import { TransportFault } from './transport-fault.ts'

const parsed = (bytes: Bytes): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Loads the texts before the refusal is thrown, so that they are there when it is shown. */
const refuse = async (
  name: string,
  detail: Readonly<Record<string, unknown>>,
  words?: string,
): Promise<never> => {
  await loadRefusalTexts()
  if (isKnownRefusal(name)) throw new Refused(name, detail, words)
  // A refusal of a newer server that this page does not know: its own text is shown.
  throw new Refused('warning', { ...detail, unknownName: name }, words)
}

/** Opens the envelope: the call's output, or the refusal as an error. */
export const readAnswer = async <C extends Call>(
  call: C,
  status: number,
  bytes: Bytes,
): Promise<OutputOf<C>> => {
  const envelope = parsed(bytes)
  if (!isEnvelope(envelope)) {
    if (status === 401) return refuse('session-expired', {})
    throw new TransportFault('status', status)
  }
  if (envelope.status_code !== success.code) {
    const detail = { ...(envelope.data as Record<string, unknown> | null) }
    return refuse(String(detail['refusal']), detail, envelope.message)
  }
  const output = z.safeDecode(call.output, envelope.data)
  // The contract is broken on one side; a half-read answer must not reach a screen.
  if (!output.success) return refuse('internal-error', { path: call.path })
  return output.data as OutputOf<C>
}
