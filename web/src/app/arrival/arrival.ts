import { cleanReferral } from '@xinghe/rules/account/referral.ts'

export interface Arrival {
  readonly icode: string
  readonly rcode: string
  /** The site that sent the visitor; registration names it as the domain. */
  readonly orgurl: string
  readonly wantsRegister: boolean
}

export const registerDelayMs = 500

const hostOf = (text: string | null): string => {
  const given = (text ?? '').trim()
  if (given === '') return ''
  try {
    const { protocol, host } = new URL(given.includes('://') ? given : `https://${given}`)
    return protocol === 'https:' || protocol === 'http:' ? host.slice(0, 255) : ''
  } catch {
    return ''
  }
}

/** Referral and invitation codes in the address; malformed ones count as absent. */
export const readArrival = (search: string): Arrival => {
  const asked = new URLSearchParams(search)
  return {
    icode: cleanReferral(asked.get('icode')),
    rcode: cleanReferral(asked.get('rcode')),
    orgurl: hostOf(asked.get('orgurl')),
    wantsRegister: asked.get('register') === '1',
  }
}

const phoneBrowser = /Android.+Mobile|iPhone|iPod|Windows Phone|HarmonyOS.+Mobile/i

export const isPhoneBrowser = (userAgent: string): boolean => phoneBrowser.test(userAgent)
