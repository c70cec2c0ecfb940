/**
 * On every answer; pages replace the policy by their own. Browsers do not guess the type, and an answer
 * that is opened as a document runs nothing and cannot be framed. Pictures draw with inline styles.
 */
export const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const
