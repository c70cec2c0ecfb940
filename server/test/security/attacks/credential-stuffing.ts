import { randomUUID } from 'node:crypto'
import { captchaKind } from '@xinghe/contract/account.ts'
import { dayMs } from '@xinghe/rules/base/instant.ts'
import { captchaAsked } from '../../../src/features/account/captcha/decide-captcha.ts'
import * as failures from '../../../src/features/account/member/store-failure.ts'
import { countFailure } from '../../../src/features/account/member/store-pressure.ts'
import { startSite, type TestSite } from '../../site.ts'
import { md5, noProof, visitor } from '../../visitor.ts'
import type { Attack } from '../attack.ts'

/** Guesses under way: as many as a strong machine hashes, and hardly any where nobody is in a hurry. */
const [quickAtOnce, slowAtOnce] = [16, 2]
/** So that the whole list takes half a day: fast attacks are noticed no later. */
const spreadMs = 12 * 3_600_000

/** The limit of the site is lowered with the length of the list. */
const plans = {
  short: { pairs: 2_500, addresses: 250, failuresPerDay: 8 },
  long: { pairs: 50_000, addresses: 5_000, failuresPerDay: 300 },
}
type Plan = (typeof plans)['short']

/** A list that is tried out in growing portions: each day nearly as many as the days before made usual. */
const daysOfStep = 4
const steps = [1, 3, 9, 27]

/** Guesses that are made by calls, before and after the others; those go to the database directly. */
const calledGuesses = 5

/** Whether the site judges a stolen password without a picture: a slider is solved where one is offered. */
const isJudged = async (site: TestSite, name: string, ip: string): Promise<boolean> => {
  const thief = visitor(site, { ip })
  const asked = await thief.call(captchaKind, { name, ktype: 4 })
  const proof = asked.data['flag'] === 'slider' ? await thief.passSlider(4, name) : noProof
  const answer = await thief.logInWith(name, proof, { password: md5('stolen2026') })
  return answer.data['refusal'] === 'wrong-credentials'
}

const openSite = async ({ failuresPerDay }: Plan): Promise<TestSite> => {
  const site = await startSite({
    RATE_FACTOR: '1',
    TRUST_PROXY: '1',
    LOGIN_FAILURES_PER_DAY: String(failuresPerDay),
  })
  // Addresses of documentation count as unknown, and unknown ones as limited.
  await site.platform.settings.set('region', { limited: [], warned: [] })
  return site
}

interface Part {
  readonly first: number
  readonly count: number
  readonly overMs: number
  /** Guesses under way. */
  readonly atOnce: number
}

/** Tries out this part of the list, evenly over the time; returns how many are judged without a picture. */
const tryPairs = async (
  { platform }: TestSite,
  { addresses }: Plan,
  part: Part,
): Promise<number> => {
  const last = part.first + part.count
  let next = part.first
  let withoutPicture = 0
  const tryNext = async (): Promise<void> => {
    while (next < last) {
      const pair = next
      next += 1
      platform.clock.advance?.(Math.floor(part.overMs / part.count))
      const now = platform.clock.now()
      const address = pair % addresses
      const ip = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`
      const [name, uuid] = [`victim${pair}`, randomUUID()]
      if ((await captchaAsked(platform, 'login', name, { uuid, ip, now })) !== 'picture')
        withoutPicture += 1
      const from = { knownDevice: false, address: ip }
      await failures.failAttempt(
        platform.sql,
        await failures.insertAttempt(platform.sql, name, now, from),
      )
      await countFailure(platform.sql, now)
    }
  }
  await Promise.all(Array.from({ length: part.atOnce }, tryNext))
  return withoutPicture
}

interface Tried {
  readonly pairs: number
  readonly withoutPicture: number
  readonly breaches: readonly string[]
}

/** The whole list in half a day, with guesses by calls before and after. */
const tryAtOnce = async (plan: Plan): Promise<Tried> => {
  const site = await openSite(plan)
  const breaches: string[] = []
  const guessByCalls = async (when: string): Promise<number> => {
    let judged = 0
    for (let at = 0; at < calledGuesses; at += 1)
      if (await isJudged(site, `${when}${at}`, `203.0.113.${at + 1}`)) judged += 1
    return judged
  }
  const judged = await guessByCalls('first')
  const [counted] = await site.platform.sql<{ failed: number }[]>`
    select sum(failed)::int as failed from login_hour`
  if (judged < calledGuesses || counted?.failed !== judged)
    breaches.push(`of ${judged} failed logins ${counted?.failed ?? 0} were counted`)
  const list = { first: 0, count: plan.pairs, overMs: spreadMs, atOnce: quickAtOnce }
  const withoutPicture = judged + (await tryPairs(site, plan, list))
  if ((await guessByCalls('last')) > 0) breaches.push('a login was judged without a picture')
  await site.close()
  return { pairs: plan.pairs, withoutPicture, breaches }
}

/** The list in 16 days, each portion small beside those before it. */
const trySlowly = async (plan: Plan): Promise<Tried> => {
  const site = await openSite(plan)
  let [pairs, withoutPicture] = [0, 0]
  for (const step of steps)
    for (let day = 0; day < daysOfStep; day += 1) {
      const count = step * (plan.failuresPerDay - 1)
      const part = { first: pairs, count, overMs: dayMs, atOnce: slowAtOnce }
      withoutPicture += await tryPairs(site, plan, part)
      pairs += count
    }
  await site.close()
  return { pairs, withoutPicture, breaches: [] }
}

/** A list of stolen names and passwords is tried out from thousands of addresses, each pair once. */
export const attack: Attack = {
  item: 'credential stuffing',
  title: 'at most 1 % of a list of stolen passwords is judged without a picture',
  async run({ form }) {
    const plan = plans[form]
    const lists = [await tryAtOnce(plan), await trySlowly(plan)]
    const counted = lists.map(
      ({ pairs, withoutPicture }) => `${withoutPicture} of ${pairs} pairs without a picture`,
    )
    return {
      tried: `${counted.join(', ')}, from ${plan.addresses} addresses`,
      breaches: lists.flatMap(({ pairs, withoutPicture, breaches }, at) => [
        ...breaches,
        ...(withoutPicture > pairs / 100 ? [counted[at] ?? ''] : []),
      ]),
    }
  },
}
