import { describe, expect, it } from 'vitest'
import { isPhoneBrowser, readArrival } from './arrival.ts'
import { ownPath } from './own-path.ts'
import { phoneSiteFor } from './phone-site.ts'

describe('the address', () => {
  it('carries referral codes, the sending site and the wish to register', () => {
    expect(
      readArrival('?icode=AB12&rcode=r_9&orgurl=https://partner.example/x&register=1'),
    ).toEqual({ icode: 'AB12', rcode: 'r_9', orgurl: 'partner.example', wantsRegister: true })
  })
  it('counts malformed values as absent', () => {
    expect(readArrival('?icode=<script>&rcode=&orgurl=javascript:alert(1)&register=yes')).toEqual({
      icode: '',
      rcode: '',
      orgurl: '',
      wantsRegister: false,
    })
  })
})

describe('the phone site', () => {
  const here = { host: 'desk.example', pathname: '/download', search: '?a=1', hash: '' }
  it('keeps the path and appends the codes', () => {
    expect(phoneSiteFor('https://m.example/h5/', here, { icode: 'I1', rcode: '' })).toBe(
      'https://m.example/h5/download?a=1&icode=I1',
    )
  })
  it('is not for us when unset, broken or already here', () => {
    const none = { icode: '', rcode: '' }
    expect(phoneSiteFor('', here, none)).toBeNull()
    expect(phoneSiteFor('nonsense', here, none)).toBeNull()
    expect(phoneSiteFor('javascript:alert(1)', here, none)).toBeNull()
    expect(phoneSiteFor('https://desk.example', here, none)).toBeNull()
  })
  it('knows phones from tablets and desks', () => {
    expect(isPhoneBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(true)
    expect(isPhoneBrowser('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36')).toBe(
      true,
    )
    expect(isPhoneBrowser('Mozilla/5.0 (Linux; Android 15; Tablet) Safari/537.36')).toBe(false)
    expect(isPhoneBrowser('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe(false)
  })
})

describe('the redirect page', () => {
  it('goes to an inner path', () => {
    expect(ownPath('/mine/userinfo?tab=2#top')).toBe('/mine/userinfo?tab=2#top')
    expect(ownPath('home')).toBe('/home')
  })
  it.each([undefined, '', '//evil.example/a', '/\\evil.example', '/redirect/home', '/Redirect'])(
    'refuses %s',
    (path) => {
      expect(ownPath(path)).toBeNull()
    },
  )
})
