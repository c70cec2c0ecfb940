import { randomBytes } from 'node:crypto'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { keyIdOf } from '../../../platform/signing/signed-message.ts'
import { answerSecrets, type VenueAddress } from './ask-venue.ts'
import { httpVenue } from './http-venue.ts'
import { hearAnswer, isAnswerSigned } from './sign-answer.ts'
import { signatureHeader, signRequest } from './sign-request.ts'
import type { OutsideVenue, VenueOrder, VenueOutcome } from './venue.ts'

/** The checks of a venue, named by sentences; each uses play money of a new member. */
export interface Finding {
  readonly promise: string
  /** Null when the check passed. */
  readonly broken: string | null
}

interface Bench {
  readonly venue: OutsideVenue
  readonly address: VenueAddress
}

const newMember = (): MemberId => `mem_${randomBytes(8).toString('hex')}`
const newId = (): VenueTransferId => `vt_${randomBytes(12).toString('hex')}`
const orderOf = (memberId: MemberId, amount: Fen): VenueOrder => ({ id: newId(), memberId, amount })

const expectThat = (what: string, kept: boolean): void => {
  if (!kept) throw new Error(what)
}

const expectBalance = async (
  { venue }: Bench,
  memberId: MemberId,
  expected: Fen,
): Promise<void> => {
  const balance = await venue.balance(memberId)
  expectThat(`balance is ${balance}, expected ${expected} fen`, balance === expected)
}

const expectDone = (answer: VenueOutcome, balance: Fen): void => {
  expectThat(`answered ${answer.outcome}`, answer.outcome === 'done')
  if (answer.outcome === 'done')
    expectThat(`told a balance of ${answer.balance} fen`, answer.balance === balance)
}

const expectRefused = (answer: VenueOutcome, reason?: string): void => {
  expectThat(`answered ${answer.outcome}, not refused`, answer.outcome === 'refused')
  if (answer.outcome === 'refused' && reason !== undefined)
    expectThat(`refused with ${answer.reason}, not ${reason}`, answer.reason === reason)
}

interface RawAnswer {
  readonly status: number
  readonly isSigned: boolean
  readonly keyId: string
}

/** The answer to a balance request with these headers. */
const askRaw = async (
  { address }: Bench,
  headersFor: (body: string) => Record<string, string>,
): Promise<RawAnswer> => {
  const body = JSON.stringify({ memberId: newMember() })
  const headers = headersFor(body)
  const response = await fetch(`${address.url}/v1/balance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const answer = await hearAnswer(response)
  const isSigned = isAnswerSigned(answerSecrets(address), headers[signatureHeader] ?? '', answer)
  return { status: response.status, isSigned, keyId: answer.keyId }
}

const signed =
  ({ address }: Bench, secret: string, atMs: number) =>
  (body: string) =>
    signRequest(secret, atMs, {
      method: 'POST',
      path: new URL(`${address.url}/v1/balance`).pathname,
      body,
    })

const promises: Record<string, (bench: Bench) => Promise<void>> = {
  'refuses a request that is not signed, wrongly signed or old': async (bench) => {
    const { secret } = bench.address
    const now = systemClock.now()
    const forged = [
      await askRaw(bench, () => ({})),
      await askRaw(bench, signed(bench, `${secret}x`, now)),
      await askRaw(bench, signed(bench, secret, now - 10 * minuteMs)),
    ]
    expectThat(
      `answered ${forged.map(({ status }) => status).join(', ')}`,
      forged.every(({ status }) => status === 401),
    )
    const good = await askRaw(bench, signed(bench, secret, now))
    expectThat(`a good request was answered ${good.status}`, good.status === 200)
  },
  'signs its answers, each for its request': async (bench) => {
    const { isSigned } = await askRaw(bench, signed(bench, bench.address.secret, systemClock.now()))
    expectThat('the answer is not signed', isSigned)
  },
  'says which secret signed an answer, so that two are valid while one is changed': async (
    bench,
  ) => {
    const { secret } = bench.address
    const { keyId } = await askRaw(bench, signed(bench, secret, systemClock.now()))
    expectThat(`the key id is "${keyId}", not "${keyIdOf(secret)}"`, keyId === keyIdOf(secret))
  },
  'holds nothing of a member it has never seen': (bench) => expectBalance(bench, newMember(), 0n),
  'takes money in and gives it back': async (bench) => {
    const memberId = newMember()
    expectDone(await bench.venue.transferIn(orderOf(memberId, 1_050n)), 1_050n)
    expectDone(await bench.venue.transferOut(orderOf(memberId, 50n)), 1_000n)
    await expectBalance(bench, memberId, 1_000n)
  },
  'does one id once, however often it comes, also at the same time': async (bench) => {
    const memberId = newMember()
    const order = orderOf(memberId, 700n)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bench.venue.transferIn(order)),
    )
    for (const answer of answers) expectDone(answer, 700n)
    const back = { ...order, id: newId(), amount: 300n }
    await bench.venue.transferOut(back)
    expectDone(await bench.venue.transferOut(back), 400n)
    await expectBalance(bench, memberId, 400n)
  },
  'refuses an id that was used for something else': async (bench) => {
    const memberId = newMember()
    const order = orderOf(memberId, 700n)
    await bench.venue.transferIn(order)
    expectRefused(await bench.venue.transferIn({ ...order, amount: 701n }))
    expectRefused(await bench.venue.transferOut(order))
    await expectBalance(bench, memberId, 700n)
  },
  'gives no more than it holds': async (bench) => {
    const memberId = newMember()
    await bench.venue.transferIn(orderOf(memberId, 500n))
    expectRefused(await bench.venue.transferOut(orderOf(memberId, 501n)), 'balance-too-low')
    await expectBalance(bench, memberId, 500n)
  },
  'lets two at once not take the same money': async (bench) => {
    const memberId = newMember()
    await bench.venue.transferIn(orderOf(memberId, 500n))
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bench.venue.transferOut(orderOf(memberId, 400n))),
    )
    const done = answers.filter(({ outcome }) => outcome === 'done').length
    expectThat(`${done} of 4 were done`, done === 1)
    await expectBalance(bench, memberId, 100n)
  },
  'tells what became of a transfer': async ({ venue }) => {
    const memberId = newMember()
    const [done, refused] = [orderOf(memberId, 500n), orderOf(memberId, 501n)]
    await venue.transferIn(done)
    await venue.transferOut(refused)
    const fates = await Promise.all(
      [done.id, refused.id, newId()].map((id) => venue.transferStatus(id)),
    )
    expectThat(`told ${fates.join(', ')}`, fates.join() === 'done,refused,never-seen')
  },
  'never does what it has cancelled, and cancels nothing that is done': async (bench) => {
    const { venue } = bench
    const memberId = newMember()
    const [late, done] = [orderOf(memberId, 500n), orderOf(memberId, 900n)]
    await venue.transferIn(done)
    const fates = [await venue.cancelTransfer(late.id), await venue.cancelTransfer(done.id)]
    expectThat(`told ${fates.join(', ')}`, fates.join() === 'cancelled,done')
    expectRefused(await venue.transferIn(late))
    await expectBalance(bench, memberId, 900n)
  },
  'opens a game for a member': async ({ venue }) => {
    const url = await venue.launch({ memberId: newMember(), gameCode: '', language: 'zh-CN' })
    expectThat('gave no address', url !== '')
  },
  'tells its bets from a cursor, and the same from the same one': async ({ venue }) => {
    const [first, again] = [await venue.betsSince(''), await venue.betsSince('')]
    expectThat('did not answer', first !== null && again !== null)
    expectThat('told other bets', first?.bets[0]?.id === again?.bets[0]?.id)
    const rest = await venue.betsSince(first?.cursor ?? '')
    const seen = new Set(first?.bets.map(({ id }) => id))
    const repeated = rest?.bets.some(({ id }) => seen.has(id)) ?? true
    expectThat('told a bet twice', !repeated)
  },
}

/** Runs every check against a venue at this address, one after the other. */
export const checkConformance = async (address: VenueAddress, code: string): Promise<Finding[]> => {
  const play = { category: 'QP', edgeBp: 0 } as const
  const venue = httpVenue({ code, play, address: async () => address, patienceMs: 10_000 })
  const findings: Finding[] = []
  for (const [promise, check] of Object.entries(promises)) {
    const broken = await check({ venue, address }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    findings.push({ promise, broken })
  }
  return findings
}
