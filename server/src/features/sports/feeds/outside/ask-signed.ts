import { randomBytes } from 'node:crypto'
import { systemClock } from '../../../../platform/clock/clock.ts'
import { keyIdHeader } from '../../../../platform/signing/signed-message.ts'
import { askingHeaders, lineOpener, type FeedAddress, type OpenLine } from './sign-feed.ts'

interface SignedAnswer {
  readonly response: Response
  readonly open: OpenLine
}

/** Sends a signed request to the feed; `open` checks the signatures of the answer's lines. */
export const askSigned = async (
  address: FeedAddress,
  pathAndQuery: string,
  signal: AbortSignal,
): Promise<SignedAnswer> => {
  const target = new URL(`${address.url}${pathAndQuery}`)
  const nonce = randomBytes(16).toString('hex')
  const path = target.pathname + target.search
  const response = await fetch(target, {
    // Real time, not the sandbox clock: the other company checks the timestamp.
    headers: askingHeaders(address.secret, systemClock.now(), nonce, path),
    redirect: 'error',
    signal,
  })
  return { response, open: lineOpener(address, nonce, response.headers.get(keyIdHeader) ?? '') }
}
