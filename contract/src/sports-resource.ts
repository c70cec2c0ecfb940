import * as z from 'zod/mini'
import { call, type Call } from './call.ts'
import { text } from './codec.ts'
import type { Json } from './json.ts'
import {
  resourceMethods,
  type ResourceAnswer,
  type ResourceInput,
  type ResourceMethod,
  type WireAnswer,
} from './sports-methods.ts'

/** Fields of every `Request` beside those of its method. */
export const resourceRequest = z.object({
  timestamp: z.number(),
  /** The uid of `launch`; a missing, foreign or ended one is 6302. */
  token: text(64),
  /** `zh-cn` or `zh-tw`. */
  langx: z.optional(text(10)),
  /** Ignored: the connection's own address counts. */
  remoteip: z.optional(text(45)),
})

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

/** A `Request` of one method. */
type ResourceRequest<M extends ResourceMethod> = z.output<typeof resourceRequest> & ResourceInput<M>

interface MethodInput<M extends ResourceMethod> {
  readonly method: M
  readonly enName: string
  readonly Request: ResourceRequest<M>
}

/** The call with the types of one method, for callers. */
export const methodCall = <M extends ResourceMethod>(
  method: M,
): Call<z.ZodMiniType<MethodInput<M>>, z.ZodMiniType<ResourceAnswer<M>>> => {
  const { request, answer } = resourceMethods[method]
  const input = z.object({
    method: z.literal(method),
    enName: text(30, 1),
    Request: z.intersection(resourceRequest, request as unknown as z.ZodMiniType<ResourceInput<M>>),
  })
  return { ...resource, input, output: answer as unknown as z.ZodMiniType<ResourceAnswer<M>> }
}
