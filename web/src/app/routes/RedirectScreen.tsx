import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { ownPath } from '../arrival/own-path.ts'
import { tabKeyOf } from '../tabs/tab-list.ts'
import { tabs } from '../tabs/tabs-store.ts'

/** Navigates to the inner path in its own place: this is how a tab is refreshed. */
export function RedirectScreen() {
  const { path } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const target = ownPath(path)
  useEffect(() => {
    if (target !== null) tabs.refresh(tabKeyOf(target))
    void navigate(target ?? `${pathOf('home')}${search}`, { replace: true })
  }, [target, search, navigate])
  return null
}
