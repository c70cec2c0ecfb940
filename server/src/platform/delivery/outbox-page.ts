import { createHash } from 'node:crypto'
import { siteZoneOffsetMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { escapeHtml } from '../text/escape-html.ts'
import type { SandboxMessage } from './store.ts'

const channelNames = { sms: '短信', voice: '语音', mail: '邮件' } as const

const style = `
:root{color-scheme:light dark;--page:#f4f5fa;--card:#fff;--ink:#1b2135;--muted:#626b82;--line:#e3e6f0;--sms:#1769e0;--voice:#a8560a;--mail:#0f7a4f}
@media(prefers-color-scheme:dark){:root{--page:#0e1220;--card:#171d30;--ink:#eef1fb;--muted:#9aa4bf;--line:#2a3350;--sms:#7db1ff;--voice:#f0b070;--mail:#6fd6a8}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--page);color:var(--ink);font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:760px;margin:0 auto}
h1{margin:0;font-size:24px}
header p{margin:4px 0 24px;color:var(--muted)}
a{color:var(--sms)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{padding:16px 20px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}
.channel{padding:0 10px;border:1px solid currentColor;border-radius:99px;font-size:13px}
.sms{color:var(--sms)}.voice{color:var(--voice)}.mail{color:var(--mail)}
.to{font-weight:600;overflow-wrap:anywhere}
time{margin-left:auto;color:var(--muted);font-size:13px;font-variant-numeric:tabular-nums}
h2{margin:10px 0 0;font-size:15px}
.body{margin:8px 0 0;white-space:pre-line;overflow-wrap:anywhere}
b{padding:0 6px;border-radius:6px;background:color-mix(in srgb,var(--sms) 14%,transparent);font-size:18px;letter-spacing:2px;font-variant-numeric:tabular-nums}
.none{padding:48px 20px;text-align:center;color:var(--muted)}
`

/** The page runs no script and loads nothing: only its own style, by its hash. */
export const outboxHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
} as const

const siteTime = (at: Instant): string =>
  new Date(at + siteZoneOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

const row = ({ channel, recipient, subject, body, madeAt }: SandboxMessage): string => {
  // The code stands out: it is the part that a tester needs.
  const shown = escapeHtml(body).replace(/(?<![\d#])\d{6}(?!\d)/g, '<b>$&</b>')
  const heading = subject === '' ? '' : `<h2>${escapeHtml(subject)}</h2>`
  return `<li><div class="head"><span class="channel ${channel}">${channelNames[channel]}</span><span class="to">${escapeHtml(recipient)}</span><time datetime="${new Date(madeAt).toISOString()}">${siteTime(madeAt)}</time></div>${heading}<p class="body">${shown}</p></li>`
}

/**
 * The messages that the sandbox adapters did not send, newest first. The page does not reload by itself, so
 * that a tester can read it.
 */
export const outboxPage = (messages: readonly SandboxMessage[]): string => {
  const list =
    messages.length === 0
      ? '<p class="none">还没有消息。在网站上获取验证码后，会显示在这里。</p>'
      : `<ol>${messages.map(row).join('')}</ol>`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>沙盒发件箱</title><style>${style}</style></head><body><main><header><h1>沙盒发件箱</h1><p>短信、语音和邮件不会真正发出，内容都在这里。时间为 GMT+8。<a href="/sandbox/outbox">刷新</a></p></header>${list}</main></body></html>`
}
