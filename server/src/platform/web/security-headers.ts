/**
 * What the page, and only the page, is sent with. No inline script runs, no foreign host is asked. Games
 * of our own house come from our own origin; `frameOrigins` are the outside venues' that may be framed.
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
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
