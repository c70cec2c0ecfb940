import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { isCertain } from './certainty.ts'
import { callApi } from './client.ts'
import type { OpenRequest, RequestKeeper } from './request-keeper.ts'

type Deliver<C extends Call, Answer> = (request: OpenRequest<C>) => Promise<Answer>

/**
 * Sends under the keeper's id. An answer that tells the outcome, also a refusal, ends the request; without
 * one it stays open, so that the next press repeats it.
 */
export const sendWithKeeper = async <C extends Call, Answer = OutputOf<C>>(
  call: C,
  keeper: RequestKeeper<C>,
  input: InputOf<C>,
  deliver: Deliver<C, Answer> = ({ requestId }) =>
    callApi(call, input, { requestId }) as Promise<Answer>,
): Promise<Answer> => {
  const request = keeper.open(input)
  try {
    const answer = await deliver(request)
    keeper.answered()
    return answer
  } catch (fault) {
    if (!isCertain(fault)) throw fault
    keeper.answered()
    // The press before the reload went through with other input: this one is a new request.
    if (request.resumed === true && fault.refusal === 'request-id-reused')
      return sendWithKeeper(call, keeper, input, deliver)
    throw fault
  }
}
