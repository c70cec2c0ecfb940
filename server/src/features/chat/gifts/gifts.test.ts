import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPrivacy } from '@xinghe/contract/account-privacy.ts'
import { chatHistory } from '@xinghe/contract/chat.ts'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { maskChatName } from '@xinghe/rules/chat/mask-name.ts'
import { grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { chatMember, openChat } from '../../../../test/chat-socket.ts'
import { insertWin } from '../../../../test/inserted-win.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { tellGifts } from './tell-gifts.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A member in the hall whose masked name no other member of the file has. */
const named = async (name: string) => {
  const member = await chatMember(site)
  await site.platform.sql`update member set name = ${name} where id = ${member.id}`
  return { ...member, name, masked: maskChatName(name) }
}
type Member = Awaited<ReturnType<typeof named>>

const now = (): Instant => site.platform.clock.now()

const win = ({ id: memberId }: Pick<Member, 'id'>, net: Fen, at: Instant = now()) =>
  insertWin(site.platform.sql, { memberId, stake: 1_000_00n, payout: 1_000_00n + net, at })

/** An award of 100 yuan, stored for the next message. */
const award = async (memberId: MemberId): Promise<void> => {
  const terms = { multipleHundredths: 0, version: null, claimUntil: null }
  const grant = { memberId, source: 'rebate', period: randomUUID(), item: '', amount: 100_00n }
  await site.platform.sql.begin((tx) =>
    grantAwards(tx, [{ ...grant, ...terms } as Parameters<typeof grantAwards>[1][number]], now()),
  )
  await site.dispatcher.drain()
}

const hide = async (member: Member, winsShown = false): Promise<void> => {
  expect(await member.call(setPrivacy, { winsShown })).toMatchObject({ status_code: 6000 })
  await site.dispatcher.drain()
}

interface ToldGift {
  readonly name: string
  readonly kind: string
}
const giftsOf = (message: Record<string, unknown>) => message['gifts'] as readonly ToldGift[]

/** Longer ago than the last message, and than the wins that are still collected. */
const passMinutes = (): void => site.platform.clock.advance?.(2 * minuteMs)

/** The names in all messages of awards and wins that the hall shows. */
const namesInHistory = async (reader: Member): Promise<string[]> => {
  const { data } = await reader.call(chatHistory, { rid: 'hall', category: 3, pageSize: 50 })
  return (data['list'] as Record<string, unknown>[]).flatMap((message) =>
    giftsOf(message).map(({ name }) => name),
  )
}

describe('wins in the hall', () => {
  it('are those of the home page: from 500 yuan net on, within a minute, each once', async () => {
    passMinutes()
    const [ann, bob] = [await named('aiko1'), await named('bert1')]
    await win(ann, 499_99n)
    await win(ann, 500_00n)
    await win(bob, 700_00n, later(now(), -minuteMs - 1_000))
    await Promise.all([tellGifts(site.platform), tellGifts(site.platform)])
    const told = await bob.chat.next(chatIds.giftPush)
    expect(told['gifts']).toEqual([
      {
        name: ann.masked,
        kind: 'win',
        title: { cn: '锦鲤跃门', tw: '錦鯉躍門' },
        amount: '1500.00',
        simulated: false,
      },
    ])
    expect(JSON.stringify(told)).not.toContain(ann.name)
    site.platform.clock.advance?.(11_000)
    await tellGifts(site.platform)
    expect((await namesInHistory(ann)).filter((name) => name === ann.masked)).toHaveLength(1)
  })

  it('go by the setting of the operator', async () => {
    passMinutes()
    const ann = await named('coral2')
    await site.platform.settings.set('winners', { leastNet: '600.00' })
    await win(ann, 599_99n)
    await win(ann, 600_00n)
    await tellGifts(site.platform)
    await site.platform.settings.set('winners', { leastNet: '500.00' })
    expect(giftsOf(await ann.chat.next(chatIds.giftPush))).toMatchObject([{ amount: '1600.00' }])
  })
})

describe('a member who does not want to be shown', () => {
  it('is told neither with wins nor with awards, and again once they want it', async () => {
    passMinutes()
    const [ann, bob] = [await named('dora3'), await named('emil3')]
    await hide(ann)
    for (const member of [ann, bob]) {
      await win(member, 800_00n)
      await award(member.id)
    }
    await tellGifts(site.platform)
    const told = giftsOf(await bob.chat.next(chatIds.giftPush))
    expect(told.map(({ name }) => name)).toEqual(Array(2).fill(bob.masked))
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['award', 'win'])
    passMinutes()
    await hide(ann, true)
    await win(ann, 800_00n)
    await tellGifts(site.platform)
    expect(giftsOf(await bob.chat.next(chatIds.giftPush))).toMatchObject([
      { name: ann.masked, kind: 'win' },
    ])
  })

  it('is not told with what already waits for the next message', async () => {
    passMinutes()
    const [ann, bob] = [await named('fred4'), await named('gina4')]
    await award(ann.id)
    await award(bob.id)
    await hide(ann)
    await tellGifts(site.platform)
    const told = giftsOf(await bob.chat.next(chatIds.giftPush))
    expect(told.map(({ name }) => name)).toEqual([bob.masked])
  })

  it('disappears from messages of before, on open pages and for those who come later', async () => {
    passMinutes()
    const [ann, bob] = [await named('hugo5'), await named('ines5')]
    await win(bob, 800_00n)
    await tellGifts(site.platform)
    await bob.chat.next(chatIds.giftPush)
    passMinutes()
    await win(ann, 900_00n)
    await tellGifts(site.platform)
    const { id } = await bob.chat.next(chatIds.giftPush)
    expect(await namesInHistory(bob)).toContain(ann.masked)
    const before = await ann.chat.join('hall')
    await hide(ann)
    const deleted = await bob.chat.take(chatIds.clear, ({ kind }) => kind === 'delete')
    expect(deleted['ids']).toEqual([id])
    const names = await namesInHistory(bob)
    expect(names).not.toContain(ann.masked)
    expect(names).toContain(bob.masked)
    const visitor = await openChat(site)
    await visitor.logInAsGuest()
    const have = Number(before['seq']) - 1
    const { missed } = await visitor.join('hall', { epoch: before['epoch'], have })
    expect(missed).toMatchObject([{ kind: 'gone', id }, { kind: 'delete' }])
  })
})
