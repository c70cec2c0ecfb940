import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { emit } from '../../platform/bus/events.ts'
import { isLoggedIn } from '../../platform/session/session.ts'
import { usePreInfo } from '../../platform/site/pre-info.ts'
import { local } from '../../platform/storage/local.ts'
import { isPhoneBrowser, readArrival, registerDelayMs } from './arrival.ts'

const codeNames = ['icode', 'rcode', 'orgurl'] as const

/** Fetched where it is needed: most sites have no phone site of their own. */
const goToPhoneSite = async (phoneSite: string): Promise<void> => {
  const { phoneSiteFor } = await import('./phone-site.ts')
  const codes = { icode: local.get('icode') ?? '', rcode: local.get('rcode') ?? '' }
  const target = phoneSiteFor(phoneSite, location, codes)
  if (target !== null) location.replace(target)
}

/** Stores the referral, opens the registration that the address asks for, and redirects phones. */
export const useArrival = (): void => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const phoneSite = usePreInfo()?.siteBaseConfig.h5DomainUrl ?? ''

  /** Once per arrival: the wish leaves the address, else every change of it would ask again. */
  const askToRegister = useEffectEvent((): void => {
    const asked = new URLSearchParams(search)
    asked.delete('register')
    void navigate(
      { pathname, search: asked.toString(), hash },
      { replace: true, state, preventScrollReset: true },
    )
    if (!isLoggedIn()) emit('register')
  })

  useEffect(() => {
    const arrival = readArrival(search)
    for (const name of codeNames) {
      if (arrival[name] !== '') local.set(name, arrival[name])
    }
    if (!arrival.wantsRegister) return undefined
    const timer = setTimeout(() => askToRegister(), registerDelayMs)
    return () => clearTimeout(timer)
  }, [search])

  useEffect(() => {
    if (phoneSite !== '' && isPhoneBrowser(navigator.userAgent)) void goToPhoneSite(phoneSite)
  }, [phoneSite])
}
