import { useEffect, useState } from 'react'
import { local, onStorageChange } from '../../../platform/storage/local.ts'

/** Whether venues without a balance are hidden; stored for the next visit and shared by tabs. */
export const useHideEmpty = (): readonly [boolean, (hide: boolean) => void] => {
  const [hide, setHide] = useState(() => local.get('hideNoBalance') === '1')
  useEffect(() => onStorageChange('hideNoBalance', (value) => setHide(value === '1')), [])
  const change = (next: boolean): void => {
    local.set('hideNoBalance', next ? '1' : '0')
    setHide(next)
  }
  return [hide, change]
}
