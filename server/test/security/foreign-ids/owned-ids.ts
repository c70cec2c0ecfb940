import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { memberSessions, uploadImage } from '@xinghe/contract/account-profile.ts'
import type { Call } from '@xinghe/contract/call.ts'
import { readFair, setClientSeed } from '@xinghe/contract/games-fair.ts'
import { act, deal, spin } from '@xinghe/contract/games-play.ts'
import { addFeedback } from '@xinghe/contract/inbox-feedback.ts'
import { launch, recycle } from '@xinghe/contract/lobby-venues.ts'
import { sportsEnName } from '@xinghe/contract/sports.ts'
import { createSignalCode, pay, transferRate } from '@xinghe/contract/wallet-deposit.ts'
import { newWithdrawal } from '@xinghe/contract/wallet-withdraw.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { coinAddress } from '@xinghe/rules/wallet/coin-address.ts'
import { rememberDevice } from '../../../src/features/account/member/store.ts'
import { readReadyAt } from '../../../src/features/games/solo/store-round.ts'
import { sendLetter } from '../../../src/platform/letters/send-letter.ts'
import { timestamp } from '../../../src/platform/database/value.ts'
import { openChat } from '../../chat-socket.ts'
import { insertBet } from '../../inserted-bet.ts'
import type { TestSite } from '../../site.ts'
import { walletMember, withdrawalPassword } from '../../wallet-member.ts'

interface Round {
  readonly roundId: string
  readonly state: string
  /** Of a hand of blackjack. */
  readonly view: { readonly allowed?: readonly string[] }
}

/** Logs the member in on a second browser: ending the session of the calls would end the attack. */
const logInElsewhere = ({ platform }: TestSite, memberId: MemberId): Promise<void> =>
  platform.sql.begin(async (tx) => {
    const login = { memberId, uuid: randomUUID(), device: '', browser: '' }
    await platform.sessions.start(tx, { ...login, ip: '127.0.0.1', country: null })
    await rememberDevice(tx, memberId, login, platform.clock.now())
  })

/** A member with one of everything that has an id. */
export const makeOwner = async (site: TestSite) => {
  const member = await walletMember(site, { balance: 1_000_000n })
  const { sql, clock } = site.platform
  const now = clock.now()

  const ask = async (call: Call, input: object): Promise<Record<string, unknown>> => {
    const answer = await member.call(call, input)
    if (answer.status_code !== 6000) throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const textOf = async (call: Call, input: object, field: string): Promise<string> =>
    String((await ask(call, input))[field])

  const card = await member.withCard()
  const orderId = await textOf(pay, { rail: 'bank', amount: '500.00' }, 'orderId')
  const signalCode = await textOf(createSignalCode, { rail: 'bank' }, 'code')
  const address = coinAddress('trc20', randomBytes(20))
  const coinCard = await member.withCard({ kind: 'trc20', number: address, issuer: undefined })
  const quote = (direction: string): Promise<string> =>
    textOf(transferRate, { network: 'trc20', direction, amount: '700.00' }, 'quoteId')
  const withdrawal = await textOf(
    newWithdrawal,
    { cardId: card, amount: '300.00', password: withdrawalPassword },
    'orderId',
  )
  await logInElsewhere(site, member.id)
  const { sessions, devices } = (await ask(memberSessions, {})) as Record<
    'sessions' | 'devices',
    { id: string; current: boolean }[]
  >

  const enter = (enName: string): Promise<string> =>
    textOf(launch, { enName, isActivity: 1 }, 'uid')
  const slotUid = await enter('slots')
  const seeds = await ask(readFair, { uid: slotUid })
  await ask(setClientSeed, { uid: slotUid, commit: seeds['commit'], clientSeed: 'mine' })
  const spun = await ask(spin, { uid: slotUid, gameCode: 'KOI', stake: '2.00' })
  const cardsUid = await enter('cards')
  const dealHand = async (): Promise<Round> => {
    // A spin may have won free spins, which the next round waits for.
    const readyAt = (await readReadyAt(sql, member.id)) ?? clock.now()
    clock.advance?.(Math.max(0, readyAt - clock.now()))
    const { round } = await ask(deal, { uid: cardsUid, gameCode: 'BJ', stake: '10.00' })
    return round as Round
  }
  const declineInsurance = async ({ roundId }: Round): Promise<Round> => {
    const input = { uid: cardsUid, roundId, gameCode: 'BJ', action: 'decline' }
    return (await ask(act, input)).round as Round
  }
  const mayAct = (hand: Round, action: string): boolean =>
    hand.view.allowed?.includes(action) === true
  let hand = await dealHand()
  // A blackjack ends the hand at once; against an ace the member is asked about insurance first.
  while (!mayAct(hand, 'double'))
    hand = mayAct(hand, 'decline') ? await declineInsurance(hand) : await dealHand()

  const ticket = await insertBet(sql, member.id, now, now)
  const [bet] = await sql<{ request: string }[]>`
    select request_id as request from sports_bet where ticket = ${ticket}`
  const running = await insertBet(sql, member.id, now, null)
  const [cashable] = await sql<{ id: string }[]>`
    select 'bet_' || id as id from sports_bet where ticket = ${running}`
  const cashOutRequest = randomUUID()
  await sql`
    insert into sports_cash_out (member_id, request_id, body_hash, bet_id, share, policy, asked, risk, state,
                                 refused_why, live, asked_at, decided_at)
    select member_id, ${cashOutRequest}, '', id, 100, 'any', 100, 0, 'refused', 'no-price', '[]',
           ${timestamp(now)}, ${timestamp(now)}
    from sports_bet where ticket = ${running}`
  const png = sharp({ create: { width: 300, height: 300, channels: 3, background: '#1757E8' } })
  const image = (await png.png().toBuffer()).toString('base64')
  const picture = await textOf(uploadImage, { image, purpose: 'feedback' }, 'url')
  const avatar = await textOf(uploadImage, { image, purpose: 'avatar' }, 'url')
  const thread = await textOf(
    addFeedback,
    { type: 1, content: '存款两小时仍未到账，请帮忙核对' },
    'id',
  )

  const letterOf = async (title: string): Promise<string> => {
    const letter = { memberId: member.id, kind: 'notice', title, body: '内容', now } as const
    await sql.begin((tx) => sendLetter(tx, letter))
    const [row] = await sql<{ id: string }[]>`
      select id from letter where member_id = ${member.id} and title_cn = ${title}`
    return row?.id ?? ''
  }
  const award = `awd_${randomUUID()}`
  await sql`
    insert into award (id, member_id, source, period, item, amount, multiple_hundredths, state,
                       offered_at, claim_until)
    values (${award}, ${member.id}, 'vip-week', 'test', 'gift', 1000, 100, 'offered',
            ${timestamp(now)}, ${timestamp(now)}::timestamptz + interval '7 days')`
  const [target] = await sql<{ id: string }[]>`
    insert into sports_price_target (member_id, match_id, game_type, discipline, home, away, play, side, target,
                                     direction, set_at)
    values (${member.id}, 'm1', 'FT', 'football', '临江', '北岭', 'M', 'H', 120, 'up', ${timestamp(now)})
    returning id::text`
  const launchKey = randomUUID()
  await sql`
    update venue_launch set key = ${launchKey}, url = '/game', made_at = ${timestamp(clock.now())}
    where uid = ${slotUid}`

  const lotteryUid = await enter('lottery')
  const fishUid = await enter('fishing')
  const bookUid = await enter(sportsEnName)
  // Auto-transfer has moved the money into the venues.
  await ask(recycle, {})

  const chat = await openChat(site)
  await chat.logIn(member)
  await chat.join('hall')
  const written = await chat.write('hall', `hello ${randomUUID().slice(0, 6)}`)
  chat.close()

  return {
    member,
    ids: {
      card,
      coinCard,
      orderId,
      signalCode,
      orderQuote: await quote('deposit'),
      depositQuote: await quote('deposit'),
      withdrawQuote: await quote('withdraw'),
      withdrawal,
      session: sessions.find(({ current }) => !current)?.id ?? '',
      device: devices.find(({ current }) => !current)?.id ?? '',
      slotUid,
      cardsUid,
      bookUid,
      fishUid,
      lotteryUid,
      commit: String(seeds['commit']),
      nextCommit: String(seeds['nextCommit']),
      spin: (spun['round'] as Round).roundId,
      hand: hand.roundId,
      ticket,
      betRequest: bet?.request ?? '',
      bet: cashable?.id ?? '',
      cashOutRequest,
      picture,
      avatar,
      thread,
      letter: await letterOf('第一封'),
      secondLetter: await letterOf('第二封'),
      award,
      priceTarget: `target_${target?.id}`,
      launchKey,
      message: String(written['id']),
    },
  }
}

export type Owner = Awaited<ReturnType<typeof makeOwner>>
export type OwnedIds = Owner['ids']
