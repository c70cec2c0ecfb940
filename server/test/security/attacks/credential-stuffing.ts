import { randomUUID } from 'node:crypto'
import { captchaAsked } from '../../../src/features/account/captcha/decide-captcha.ts'
import * as failures from '../../../src/features/account/member/store-failure.ts'
import { countFailure } from '../../../src/features/account/member/store-pressure.ts'
import { startSite } from '../../site.ts'
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

/** A list of stolen names and passwords is tried out from thousands of addresses, each pair once. */
export const attack: Attack = {
  item: 'credential stuffing',
  title: 'at most 1 % of a list of stolen passwords is judged without a picture',
  async run({ form }) {
    const { pairs, addresses, failuresPerDay } = plans[form]
    const site = await startSite({
      RATE_FACTOR: '1',
      LOGIN_FAILURES_PER_DAY: String(failuresPerDay),
    })
    const { platform } = site
    let withoutPicture = 0
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
    await site.close()
    const breaches =
      withoutPicture > pairs / 100 ? [`${withoutPicture} of ${pairs} pairs without a picture`] : []
    return {
      tried: `${pairs} pairs from ${addresses} addresses, ${withoutPicture} without a picture`,
      breaches,
    }
  },
}
