import { captchaKind } from '@xinghe/contract/account.ts'
import { startSite, type TestSite } from '../../site.ts'
import { freshName, md5, noProof, visitor } from '../../visitor.ts'
import type { Attack } from '../attack.ts'

/** As many failures as lock a name. */
const guesses = 10
const slidersOfAddress = 6

const addressOf = (at: number): string => `198.51.100.${(at % 250) + 1}`

/** Strangers fail at the name of a member, each guess from another browser and address. */
const lockName = async (site: TestSite, homeIp: string): Promise<string[]> => {
  const breaches: string[] = []
  const name = freshName()
  const home = visitor(site, { ip: homeIp })
  await home.register(name)
  await home.logInWith(name, noProof)
  const password = md5('guessed2026')
  for (let at = 0; at < guesses; at += 1)
    await visitor(site, { ip: addressOf(at) }).logIn(name, { password })
  const stranger = await visitor(site, { ip: addressOf(guesses) }).logIn(name, { password })
  if (stranger.data['refusal'] !== 'login-locked') breaches.push('guesses go on without end')
  if ((await home.logInWith(name, noProof)).status_code !== 6000)
    breaches.push('the member is shut out on their own device')
  return breaches
}

/** One address fails sliders, each under a browser id that it makes up. */
const failSliders = async (site: TestSite, ip: string): Promise<string[]> => {
  for (let at = 0; at < slidersOfAddress; at += 1) {
    const browser = visitor(site, { ip })
    await browser.slide(await browser.drawSlider(1), '0:0,1:1')
  }
  const next = await visitor(site, { ip }).call(captchaKind, { name: '', ktype: 1 })
  // An address beside it is not touched.
  await visitor(site, { ip: addressOf(0) }).drawSlider(1)
  return next.data['flag'] === 'graphic' ? [] : ['a made-up browser starts with sliders again']
}

/** Failures are used against a member, and hidden behind made-up browsers. */
export const attack: Attack = {
  item: 'credential stuffing',
  title: 'strangers shut no member out, and failed sliders hang on no id that a browser makes up',
  async run({ form }) {
    const rounds = form === 'short' ? 1 : 20
    const site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1', RATE_FACTOR: '1' })
    // Addresses of documentation count as unknown, and unknown ones as limited.
    await site.platform.settings.set('region', { limited: [], warned: [] })
    const breaches: string[] = []
    for (let round = 0; round < rounds; round += 1)
      breaches.push(
        ...(await lockName(site, `203.0.113.${round + 1}`)),
        ...(await failSliders(site, `192.0.2.${round + 1}`)),
      )
    await site.close()
    return { tried: `${rounds * guesses} guesses, ${rounds * slidersOfAddress} sliders`, breaches }
  },
}
