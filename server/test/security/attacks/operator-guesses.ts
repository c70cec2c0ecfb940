import { startSite } from '../../site.ts'
import type { Attack } from '../attack.ts'

const wanted = 'operator-test-password'

/** Somebody with many addresses tries passwords of the operator; the right one comes last. */
export const attack: Attack = {
  item: 'loopback',
  title: 'the operator password cannot be guessed by trying',
  async run({ form }) {
    const guesses = form === 'short' ? 300 : 20_000
    const site = await startSite({ WIRE_ENCRYPTION: 'off', TRUST_PROXY: '1' })
    const opens = async (at: number, password: string): Promise<boolean> => {
      const answer = await fetch(`${site.url}/metrics`, {
        headers: {
          authorization: `Basic ${btoa(`operator:${password}`)}`,
          'x-forwarded-for': `198.51.${(at >> 8) % 256}.${at % 256}`,
        },
      })
      await answer.body?.cancel()
      return answer.ok
    }
    if (!(await opens(65_000, wanted))) throw new Error('the right password opens nothing')
    for (let at = 0; at < guesses; at += 1) await opens(at, `guess-${at}`)
    const breaches = (await opens(guesses, wanted)) ? [`opened by guess ${guesses + 1}`] : []
    await site.close()
    return { tried: `${guesses} guesses`, breaches }
  },
}
