import { useEffect, useEffectEvent } from 'react'
import type { SavedLogin } from '../../platform/storage/saved-password.ts'
import { rememberedLogin } from './flow/remember-login.ts'

/** Reads the remembered login whenever the login form shows. */
export const useRememberedLogin = (wanted: boolean, fill: (login: SavedLogin) => void): void => {
  const hand = useEffectEvent(fill)
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    void rememberedLogin().then((login) => {
      if (login && !left) hand(login)
    })
    return () => {
      left = true
    }
  }, [wanted])
}
