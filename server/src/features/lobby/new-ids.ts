import { randomBytes } from 'node:crypto'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'

export const newTransferId = (): VenueTransferId => `vt_${randomBytes(12).toString('hex')}`

/** A launch's uid or one-time key, which must not be guessable. */
export const newLaunchSecret = (): string => randomBytes(24).toString('base64url')
