import { ConfigFault } from './read-value.ts'

/** Short secrets are guessed. */
export const leastSecret = 16

type Prefix = 'FEED' | 'PAYOUT' | 'RAIL' | 'VENUE'

/** The address of a partner and the secret that is shared with it; both are needed by the adapter that uses them. */
export const readPartner = (
  env: NodeJS.ProcessEnv,
  prefix: Prefix,
  { adapter, usedBy }: { readonly adapter: string; readonly usedBy: string },
): { url: string; secret: string } => {
  const url = (env[`${prefix}_URL`] ?? '').replace(/\/+$/, '')
  const secret = env[`${prefix}_SECRET`] ?? ''
  if (adapter === usedBy && (!/^https?:\/\//.test(url) || secret.length < leastSecret))
    throw new ConfigFault(
      `${prefix}_ADAPTER=${usedBy} needs ${prefix}_URL (https://…) and ${prefix}_SECRET of at least ${leastSecret} characters`,
    )
  return { url, secret }
}

/** The secret before, which is also accepted in the partner's messages while the secret is changed. */
export const readOldSecret = (env: NodeJS.ProcessEnv, prefix: Prefix): string | null => {
  const secret = env[`${prefix}_SECRET_OLD`] || null
  if (secret !== null && secret.length < leastSecret)
    throw new ConfigFault(`${prefix}_SECRET_OLD needs at least ${leastSecret} characters`)
  return secret
}
