import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { installNavigator } from './navigator.ts'

/** Rendered once inside the router, so that code without hooks can navigate too. */
export const useNavigatorBridge = (): void => {
  const navigate = useNavigate()
  useEffect(() => installNavigator((path) => void navigate(path)), [navigate])
}
