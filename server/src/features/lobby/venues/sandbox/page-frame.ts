import { createHash } from 'node:crypto'

/** The look of the sandbox venue's two pages. They run no script and load nothing. */
export const style = `
:root{color-scheme:light dark;--page:#f4f5fa;--card:#fff;--ink:#1b2135;--muted:#626b82;--line:#e3e6f0;--accent:#5b3fd6;--on-accent:#fff;--win:#0f7a4f;--lose:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#0e1220;--card:#171d30;--ink:#eef1fb;--muted:#9aa4bf;--line:#2a3350;--accent:#a993ff;--on-accent:#12091f;--win:#6fd6a8;--lose:#ff9c94}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--page);color:var(--ink);font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:760px;margin:0 auto;display:grid;gap:16px}
h1{margin:0;font-size:24px}
h2{margin:0 0 8px;font-size:17px}
header p,.hint{margin:4px 0 0;color:var(--muted)}
section{padding:20px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
label{display:grid;gap:4px;color:var(--muted);font-size:13px}
select,input{min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--page);color:var(--ink);font:inherit}
button{min-height:44px;padding:0 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:transparent;color:var(--accent);border:1px solid currentColor}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 4px;border-bottom:1px solid var(--line);text-align:left;overflow-wrap:anywhere}
th{color:var(--muted);font-weight:400;font-size:13px}
.sum{text-align:right;font-variant-numeric:tabular-nums}
.big{font-size:34px;font-weight:700;font-variant-numeric:tabular-nums}
.coin{width:88px;height:88px;margin:0 auto;border-radius:50%;display:grid;place-items:center;font-size:30px;font-weight:700;color:#5a3b00;background:radial-gradient(circle at 35% 30%,#fff3c4,#e0a92e 70%,#b57f12)}
.win{color:var(--win)}.lose{color:var(--lose)}
.table{text-align:center;display:grid;gap:12px;justify-items:center}
.table form{justify-content:center}
`

/** Allows only the page's own style, by its hash; our own pages may frame the game. */
export const sandboxPageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
} as const

export const framePage = (title: string, content: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>${content}</main></body></html>`
