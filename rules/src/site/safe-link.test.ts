import { expect, it } from 'vitest'
import { isOwnLink, isSafeLink } from './safe-link.ts'

it('takes paths of the site and secure addresses', () => {
  for (const path of ['/', '/home?register=1', '/app/help/zxkf#top', '/活动'])
    expect([isOwnLink(path), isSafeLink(path)]).toEqual([true, true])
  for (const address of [
    'https://chat.example.com/room?a=1',
    'https://a.example:8443',
    'HTTPS://a.cn#b',
  ])
    expect([isOwnLink(address), isSafeLink(address)]).toEqual([false, true])
})

it('refuses every other scheme, foreign hosts behind slashes, and names before the host', () => {
  const links = [
    '',
    'home',
    'http://chat.example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://',
    'https://user@evil.example',
    'https://own.example\\@evil.example',
    'https://evil.example\n',
    'https://-.',
  ]
  for (const link of links) expect([link, isSafeLink(link)]).toEqual([link, false])
})
