/** No foreign address is named, so the browser sends nothing elsewhere, not even for an injected script. */
const ownSocket = (siteUrl: string): string => new URL(siteUrl).origin.replace(/^http/, 'ws')

/**
 * Headers of the page alone; `bareHeaders` are on every other answer. No inline script and no foreign host
 * are allowed. Our own games come from our origin; `frameOrigins` are outside venues that may be framed.
 * `'self'` covers the socket where the page is reached by another name than SITE_URL.
 */
export const securityHeaders = (
  siteUrl: string,
  frameOrigins: readonly string[],
): Readonly<Record<string, string>> => {
  const secure = siteUrl.startsWith('https:')
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // React writes style attributes for sizes and positions.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${ownSocket(siteUrl)}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Text becomes neither markup nor the address of a script; `worker` of boot.js allows the one worker.
    "require-trusted-types-for 'script'",
    'trusted-types worker',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'cache-control': 'no-cache',
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The downloadable verifier brings the hashes of its own script and style in a meta element. */
const downloadPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a built file, or null where the one of every answer is enough. */
export const filePolicy = (path: string, pagePolicy: string): string | null => {
  // The file that is sent may be the compressed one.
  const file = path.replace(/\.(br|gz)$/, '')
  // A service worker is bound by the policy of its own file.
  if (/\/(sw\.js|offline\.html)$/.test(file)) return pagePolicy
  return file.endsWith('.html') ? downloadPolicy : null
}
