import { randomUUID } from 'node:crypto'
import { captchaKind } from '@xinghe/contract/account.ts'
import { captchaAsked } from '../../../src/features/account/captcha/decide-captcha.ts'
import * as failures from '../../../src/features/account/member/store-failure.ts'
import { countFailure } from '../../../src/features/account/member/store-pressure.ts'
import { startSite, type TestSite } from '../../site.ts'
import { md5, noProof, visitor } from '../../visitor.ts'
import type { Attack } from '../attack.ts'

/** Guesses under way at once: as many as a strong machine hashes. */
const atOnce = 16
/** So that the whole list takes half a day: fast attacks are noticed no later. */
const spreadMs = 12 * 3_600_000

/** The limit of the site is lowered with the length of the list. */
const plans = {
  short: { pairs: 2_500, addresses: 250, failuresPerDay: 8 },
  long: { pairs: 50_000, addresses: 5_000, failuresPerDay: 300 },
}

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

/** A list of stolen names and passwords is tried out from thousands of addresses, each pair once. */
export const attack: Attack = {
  item: 'credential stuffing',
  title: 'at most 1 % of a list of stolen passwords is judged without a picture',
  async run({ form }) {
    const { pairs, addresses, failuresPerDay } = plans[form]
    const site = await startSite({
      RATE_FACTOR: '1',
      TRUST_PROXY: '1',
      LOGIN_FAILURES_PER_DAY: String(failuresPerDay),
    })
    const { platform } = site
    // Addresses of documentation count as unknown, and unknown ones as limited.
    await platform.settings.set('region', { limited: [], warned: [] })
    const breaches: string[] = []
    let withoutPicture = 0
    const guessByCalls = async (when: string): Promise<number> => {
      let judged = 0
      for (let at = 0; at < calledGuesses; at += 1)
        if (await isJudged(site, `${when}${at}`, `203.0.113.${at + 1}`)) judged += 1
      withoutPicture += judged
      return judged
    }
    const judged = await guessByCalls('first')
    const [counted] = await platform.sql<{ failed: number }[]>`
      select sum(failed)::int as failed from login_hour`
    if (judged < calledGuesses || counted?.failed !== judged)
      breaches.push(`of ${judged} failed logins ${counted?.failed ?? 0} were counted`)
    let next = 0
    const tryPairs = async (): Promise<void> => {
      while (next < pairs) {
        const pair = next
        next += 1
        platform.clock.advance?.(Math.floor(spreadMs / pairs))
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
    await Promise.all(Array.from({ length: atOnce }, tryPairs))
    if ((await guessByCalls('last')) > 0) breaches.push('a login was judged without a picture')
    await site.close()
    if (withoutPicture > pairs / 100)
      breaches.push(`${withoutPicture} of ${pairs} pairs without a picture`)
    return {
      tried: `${pairs} pairs from ${addresses} addresses, ${withoutPicture} without a picture`,
      breaches,
    }
  },
}
