import { randomBytes } from 'node:crypto'
import type { VenueTransferId } from '@xinghe/rules/wallet/order-id.ts'

export const newTransferId = (): VenueTransferId => `vt_${randomBytes(12).toString('hex')}`

/** Proves a launch, or opens it once: nobody guesses one. */
export const newLaunchSecret = (): string => randomBytes(24).toString('base64url')
