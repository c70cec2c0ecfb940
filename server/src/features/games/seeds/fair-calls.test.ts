import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFair, rotateFair, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { enter } from '../../../../test/bettor.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { memberWith } from '../../../../test/venue-member.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const player = async () => {
  const member = await memberWith(site, 0n)
  const uid = await enter(member)
  const ask = async (
    call: Parameters<typeof member.call>[0],
    input: object = {},
    requestId: string = randomUUID(),
  ) => member.call(call, { uid, ...input }, requestId)
  const read = async () => (await ask(readFair)).data
  return { ...member, uid, ask, read }
}
type Player = Awaited<ReturnType<typeof player>>

const refusal = (name: string) => ({ data: { refusal: name } })

/** A hand that the member has not finished. */
const dealHand = async ({ id }: Player): Promise<void> => {
  await site.platform.sql`
    with bet as (
      insert into game_bet (id, ticket, member_id, channel, game, rules_version, request_id, body_hash,
                            state, stake, risk, choice, placed_at)
      values ((select coalesce(max(id), 0) + 1 from game_bet), ${randomUUID()}, ${id}, 'XHQP', 'BJ', 1,
              ${randomUUID()}, '', 'open', 200, 200, '{}', now())
      returning id)
    insert into game_hand (bet_id, member_id, game, risk, actions, dealt_at)
    select id, ${id}, 'BJ', 200, '[]', now() from bet`
}

describe('reading', () => {
  it('shows two commitments, no seed, and the same ones again', async () => {
    const { read } = await player()
    const first = await read()
    expect(first).toMatchObject({ clientSeed: null, nonce: 0, revealed: [] })
    expect(first['commit']).toMatch(/^[0-9a-f]{64}$/)
    expect(first['nextCommit']).not.toBe(first['commit'])
    expect(Object.keys(first).toSorted()).toEqual(
      ['clientSeed', 'commit', 'nextCommit', 'nonce', 'revealed'].toSorted(),
    )
    expect(await read()).toEqual(first)
  })

  it('makes one pair of seeds for ten first looks at once', async () => {
    const { read } = await player()
    const looks = await Promise.all(Array.from({ length: 10 }, read))
    expect(new Set(looks.map((look) => look['commit'])).size).toBe(1)
  })

  it('needs the launch of this login', async () => {
    const [mine, other] = [await player(), await player()]
    for (const uid of ['', 'unknown', other.uid])
      expect((await mine.call(readFair, { uid })).status_code).not.toBe(6000)
    expect(await mine.call(readFair, { uid: other.uid })).toMatchObject({
      status_code: 6099,
      ...refusal('wallet-token-expired'),
    })
  })
})

describe('the client seed', () => {
  it('is set for the commitment that was seen, and can be changed', async () => {
    const { ask, read } = await player()
    const { commit } = await read()
    const set = await ask(setClientSeed, { commit, clientSeed: ' 星河 1 ' })
    expect(set.data).toMatchObject({ commit, clientSeed: '星河 1' })
    await ask(setClientSeed, { commit, clientSeed: 'another' })
    expect(await read()).toMatchObject({ commit, clientSeed: 'another', nonce: 0 })
  })

  it.each(['', '   ', '种'.repeat(65), 'a\u0000b', 'a\u200bb'])(
    'refuses %j',
    async (clientSeed) => {
      const { ask, read } = await player()
      const { commit } = await read()
      const answer = await ask(setClientSeed, { commit, clientSeed })
      expect(answer).toMatchObject({ status_code: 6007, ...refusal('client-seed-wrong') })
      expect(await read()).toMatchObject({ clientSeed: null })
    },
  )

  it('is refused for a commitment that is not in use', async () => {
    const { ask, read } = await player()
    const { nextCommit } = await read()
    const answer = await ask(setClientSeed, { commit: nextCommit, clientSeed: 'x' })
    expect(answer).toMatchObject({ status_code: 6012, ...refusal('seed-moved') })
  })

  it('is refused to a member who has seen no commitment', async () => {
    const { ask } = await player()
    const answer = await ask(setClientSeed, { commit: 'a'.repeat(64), clientSeed: 'x' })
    expect(answer).toMatchObject(refusal('seed-moved'))
  })
})

describe('rotation', () => {
  it('reveals the seed of the commitment, and the announced one follows', async () => {
    const { ask, read, id } = await player()
    const before = await read()
    await site.platform.sql`update game_seed set nonce = 4 where member_id = ${id}`
    const { data } = await ask(rotateFair, { nextCommit: before['nextCommit'], clientSeed: 'new' })
    expect(data).toMatchObject({ commit: before['nextCommit'], clientSeed: 'new', nonce: 0 })
    const [revealed] = data['revealed'] as { serverSeed: string; commit: string; rounds: number }[]
    expect(revealed).toMatchObject({ commit: before['commit'], rounds: 4 })
    expect(commitOf(revealed?.serverSeed ?? '')).toBe(before['commit'])
  })

  it('happens once for one request id, and not twice for two tabs', async () => {
    const { ask, read } = await player()
    const { nextCommit } = await read()
    const input = { nextCommit, clientSeed: 'new' }
    const id = randomUUID()
    const [first, again] = await Promise.all([
      ask(rotateFair, input, id),
      ask(rotateFair, input, id),
    ])
    expect(first.data).toEqual(again.data)
    expect(await ask(rotateFair, input)).toMatchObject(refusal('seed-moved'))
    expect((await read())['revealed']).toHaveLength(1)
  })

  it('is refused while a hand is open, whose cards it would show', async () => {
    const mine = await player()
    const before = await mine.read()
    await dealHand(mine)
    const input = { nextCommit: before['nextCommit'], clientSeed: 'new' }
    expect(await mine.ask(rotateFair, input)).toMatchObject({
      status_code: 6012,
      ...refusal('hand-open'),
    })
    expect(await mine.read()).toEqual(before)
  })

  it('refuses a client seed of the wrong shape', async () => {
    const { ask, read } = await player()
    const { nextCommit } = await read()
    expect(await ask(rotateFair, { nextCommit, clientSeed: '' })).toMatchObject(
      refusal('client-seed-wrong'),
    )
  })
})
