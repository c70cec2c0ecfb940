import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaKind } from '@xinghe/contract/account.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { freshName, md5, noProof, visitor } from '../../../../test/visitor.ts'

/** Six, times the factor of the site. */
const slidersOfAddress = 60

let site: TestSite
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', RATE_FACTOR: '10' })
})
afterAll(() => site.close())

const wrong = { password: md5('guessed2026') }

describe('a name that strangers guess at', () => {
  it('stays open to its member on a device that they have used, without a captcha', async () => {
    const name = freshName()
    const home = visitor(site)
    await home.register(name)
    await home.logInWith(name, noProof)
    const stranger = visitor(site)
    for (let at = 0; at < 10; at += 1) await stranger.logIn(name, wrong)
    expect(await stranger.logIn(name)).toMatchObject({ data: { refusal: 'login-locked' } })
    expect(await visitor(site).logIn(name)).toMatchObject({ data: { refusal: 'login-locked' } })
    expect(await home.logInWith(name, noProof)).toMatchObject({ status_code: 6000 })
  })

  it('is locked on a known device too, by the failures of such devices', async () => {
    const name = freshName()
    const home = visitor(site)
    await home.register(name)
    await home.logInWith(name, noProof)
    for (let at = 0; at < 10; at += 1) await home.logIn(name, wrong)
    expect(await home.logIn(name)).toMatchObject({ data: { refusal: 'login-locked' } })
  })
})

describe('failed sliders', () => {
  it('are counted for the address, however often it names another browser', async () => {
    const ip = '198.51.100.77'
    const kindFor = async () => {
      const { data } = await visitor(site, { ip }).call(captchaKind, { name: '', ktype: 1 })
      return data['flag']
    }
    for (let at = 0; at < slidersOfAddress; at += 1) {
      const browser = visitor(site, { ip })
      expect(await browser.slide(await browser.drawSlider(1), '0:0,1:1')).toMatchObject({
        data: { refusal: 'captcha-wrong' },
      })
    }
    expect(await kindFor()).toBe('graphic')
    const elsewhere = visitor(site, { ip: '198.51.100.78' })
    expect((await elsewhere.call(captchaKind, { name: '', ktype: 1 })).data['flag']).toBe('slider')
  })
})
