import { createCipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from '../src/platform/secrets/secrets.ts'

/** As values were sealed before they had a version: bound to no row. */
export const sealedBefore = (
  secrets: Pick<Secrets, 'key'>,
  purpose: string,
  text: string,
): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secrets.key(purpose), iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}
