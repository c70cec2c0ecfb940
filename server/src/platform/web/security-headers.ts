/**
 * Headers of the page alone; `nosniff` is on every answer. No inline script and no foreign host are
 * allowed. Our own games come from our origin; `frameOrigins` are outside venues that may be framed.
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
    "connect-src 'self' ws: wss:",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
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
