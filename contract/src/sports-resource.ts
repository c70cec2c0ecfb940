import * as z from 'zod/mini'
import { call, type Call } from './call.ts'
import { text } from './codec.ts'
import type { Json } from './json.ts'
import {
  resourceMethods,
  visitorMethods,
  type ResourceAnswer,
  type ResourceInput,
  type ResourceMethod,
  type VisitorMethod,
  type WireAnswer,
} from './sports-methods.ts'

const commonFields = {
  timestamp: z.number(),
  /** `zh-cn` or `zh-tw`. */
  langx: z.optional(text(10)),
  /** Ignored: the connection's own address counts. */
  remoteip: z.optional(text(45)),
}

/** Fields of every `Request` beside those of its method. */
export const resourceRequest = z.object({
  ...commonFields,
  /** The uid of `launch`; a missing, foreign or ended one is 6302. */
  token: text(64),
})

/** Fields of every `Request` of a visitor, who has launched nothing. */
export const visitorRequest = z.object(commonFields)

/**
 * One path for the whole book. The table of methods has the schemas of `Request` and answer;
 * the server applies them after it has checked the launch.
 */
export const resource = call({
  path: '/game/api/v1/venue/resource',
  who: 'member',
  overSocket: true,
  summary: 'The sportsbook: method, enName and Request; see the table of methods.',
  input: z.object({ method: text(30, 1), enName: text(30, 1), Request: z.custom<Json>() }),
  output: z.custom<WireAnswer<ResourceMethod>>(),
})

export const visitorResource = call({
  path: '/game/api/v1/venue/visitorResource',
  who: 'anyone',
  origin: 'ours',
  repeatable: true,
  summary: 'The sportsbook for visitors: methods that need no member, without a launch.',
  input: z.object({
    method: z.enum(visitorMethods),
    enName: text(30, 1),
    Request: z.custom<Json>(),
  }),
  output: z.custom<WireAnswer<VisitorMethod>>(),
})

interface MethodInput<M extends ResourceMethod, Common> {
  readonly method: M
  readonly enName: string
  readonly Request: Common & ResourceInput<M>
}

type MethodCall<M extends ResourceMethod, Common> = Call<
  z.ZodMiniType<MethodInput<M, Common>>,
  z.ZodMiniType<ResourceAnswer<M>>
>

const typedCall = <M extends ResourceMethod, Common>(
  whole: Call,
  method: M,
  common: z.ZodMiniType<Common>,
): MethodCall<M, Common> => {
  const { request, answer } = resourceMethods[method]
  const input = z.object({
    method: z.literal(method),
    enName: text(30, 1),
    Request: z.intersection(common, request as unknown as z.ZodMiniType<ResourceInput<M>>),
  })
  return { ...whole, input, output: answer as unknown as z.ZodMiniType<ResourceAnswer<M>> }
}

/** The call with the types of one method, for callers. */
export const methodCall = <M extends ResourceMethod>(
  method: M,
): MethodCall<M, z.output<typeof resourceRequest>> => typedCall(resource, method, resourceRequest)

/** The same for a visitor; other methods than `visitorMethods` are refused. */
export const visitorCall = <M extends ResourceMethod>(
  method: M,
): MethodCall<M, z.output<typeof visitorRequest>> =>
  typedCall(visitorResource, method, visitorRequest)
