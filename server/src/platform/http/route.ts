import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { CallContext, MemberContext } from './context.ts'

/** A call joined with the use case that answers it. */
export interface Route {
  readonly call: Call
  readonly run: (input: unknown, context: CallContext) => Promise<unknown>
}

export const forAnyone = <C extends Call>(
  call: C,
  run: (input: InputOf<C>, context: CallContext) => Promise<OutputOf<C>>,
): Route => {
  if (call.who !== 'anyone') throw new Error(`${call.path} is for members`)
  return { call, run: (input, context) => run(input as InputOf<C>, context) }
}

export const forMember = <C extends Call>(
  call: C,
  run: (input: InputOf<C>, context: MemberContext) => Promise<OutputOf<C>>,
): Route => {
  if (call.who !== 'member') throw new Error(`${call.path} is for anyone`)
  return {
    call,
    run: (input, context) => {
      const { session } = context
      if (session === null) throw new Refused('session-expired')
      return run(input as InputOf<C>, { ...context, session, memberId: session.memberId })
    },
  }
}
