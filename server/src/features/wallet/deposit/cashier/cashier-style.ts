import { createHash } from 'node:crypto'

export const cashierStyle = `
:root{color-scheme:light dark;--page:#f4f5fa;--card:#fff;--ink:#1b2135;--muted:#626b82;--line:#e3e6f0;--accent:#1769e0;--on-accent:#fff;--good:#0f7a4f;--warn:#a8560a;--bad:#c02638;--soft:#eef2fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1220;--card:#171d30;--ink:#eef1fb;--muted:#9aa4bf;--line:#2a3350;--accent:#7db1ff;--on-accent:#0e1220;--good:#6fd6a8;--warn:#f0b070;--bad:#ff8f9c;--soft:#202842}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--page);color:var(--ink);font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:820px;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
h1{margin:0;font-size:24px}
h2{margin:0 0 12px;font-size:16px}
header p{margin:4px 0 0;color:var(--muted)}
a{color:var(--accent)}
section{padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--card)}
.sum{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px;margin:0 0 16px}
.sum b{font-size:32px;line-height:1.2;font-variant-numeric:tabular-nums}
.state{padding:1px 12px;border:1px solid currentColor;border-radius:99px;font-size:13px}
.waiting,.reviewing{color:var(--warn)}.paid,.paid-late,.credited-in-review{color:var(--good)}.expired,.closed,.rejected{color:var(--muted)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 20px;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.ways{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:12px}
form{display:flex;flex-direction:column;gap:8px;margin:0;padding:14px;border:1px solid var(--line);border-radius:12px}
form p{margin:0;flex:1;color:var(--muted);font-size:13px}
button{min-height:44px;padding:0 16px;border:1px solid var(--accent);border-radius:10px;background:transparent;color:var(--accent);font:inherit;font-weight:600;cursor:pointer}
button.main{background:var(--accent);color:var(--on-accent)}
button.harm{border-color:var(--bad);color:var(--bad)}
button:disabled{border-color:var(--line);background:transparent;color:var(--muted);cursor:not-allowed}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
input{min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:10px;background:var(--page);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
.answer{margin:0;padding:12px 16px;border-radius:12px;background:var(--soft);font-weight:600}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap;font-variant-numeric:tabular-nums}
th{color:var(--muted);font-weight:400}
.none{margin:0;color:var(--muted)}
.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}
`

/** No script and nothing loaded; its forms speak to this site only. */
export const cashierHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(cashierStyle).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
} as const
