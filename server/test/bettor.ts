import * as z from 'zod/mini'
import { randomUUID } from 'node:crypto'
import { launch } from '@xinghe/contract/lobby-venues.ts'
import {
  resourceMethods,
  type ResourceAnswer,
  type ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { resource } from '@xinghe/contract/sports-resource.ts'
import { sportsChannel, sportsEnName } from '@xinghe/contract/sports.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { TestSite } from './site.ts'
import { memberWith, type VenueMember } from './venue-member.ts'
import type { Answer } from './wire-client.ts'

/** Opens the book, closes it or leaves it to testers; the check of launches caches that for a second. */
export const setBook = async (
  { platform: { sql, clock } }: TestSite,
  state: string,
  testers: string[] = [],
): Promise<void> => {
  await sql`
    update venue_channel set state = ${state}, testers = ${testers} where code = ${sportsChannel}`
  clock.advance?.(secondMs)
}

/** Launches the book for this session; returns the uid. */
export const enter = async (member: VenueMember): Promise<string> => {
  const { data } = await member.call(launch, { enName: sportsEnName, isActivity: 1 })
  return String(data['uid'])
}

/** A member in the book, who uses only the calls of the contract. */
export const bettorWith = async (site: TestSite, balance: Fen) => {
  const member = await memberWith(site, balance)
  const uid = await enter(member)

  /** The bare envelope; `head` replaces fields that every Request has. */
  const send = (
    method: string,
    request: unknown = {},
    head: object = {},
    requestId: string = randomUUID(),
  ): Promise<Answer> => {
    const common = { timestamp: site.platform.clock.now(), token: uid, langx: 'zh-cn', ...head }
    const Request = typeof request === 'object' ? { ...common, ...request } : request
    return member.call(resource, { method, enName: sportsEnName, Request }, requestId)
  }

  /** The answer, checked by the schema of the contract. */
  const ask = async <M extends ResourceMethod>(
    method: M,
    request: object = {},
    head: object = {},
    requestId: string = randomUUID(),
  ): Promise<ResourceAnswer<M>> => {
    const answer = await send(method, request, head, requestId)
    if (answer.status_code !== 6000) throw new Error(`${method}: ${JSON.stringify(answer)}`)
    return z.decode(resourceMethods[method].answer, answer.data as never) as ResourceAnswer<M>
  }

  return { ...member, uid, send, ask }
}

export type Bettor = Awaited<ReturnType<typeof bettorWith>>
