import { expect, it } from 'vitest'
import { browserLabel } from './browser-label.ts'

const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64) ${gecko} Chrome/156.0.0.0 Safari/537.36`,
    'Chrome 156 · Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${gecko} Chrome/156.0 Safari/537.36 Edg/156.0`,
    'Edge 156 · Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${gecko} Chrome/150.0 Mobile Safari/537.36`,
    'Chrome 150 · Android',
  ],
  [`${ios} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18 · iPhone'],
  [`${ios} (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1`, 'Chrome 150 · iPhone'],
  [`${ios} (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50`, 'WeChat 8 · iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${gecko} Version/18.0 Safari/605.1.15`,
    'Safari 18 · macOS',
  ],
  [`Chrome/${'1'.repeat(9_000)} Linux`, 'Chrome 1111 · Linux'],
  ['curl/8.5.0', ''],
  ['', ''],
])('calls %s "%s"', (userAgent, label) => expect(browserLabel(userAgent)).toBe(label))
