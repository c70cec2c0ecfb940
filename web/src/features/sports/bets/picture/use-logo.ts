import { useEffect, useState } from 'react'
import { useBrand } from '../../../../platform/site/edition.ts'

/** The mark of the brand; null until it is loaded. */
export const useLogo = (): HTMLImageElement | null => {
  const brand = useBrand()
  const [logo, setLogo] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    const image = new Image()
    const show = (): void => setLogo(image)
    image.addEventListener('load', show)
    image.src = `/brand/logo-${brand}.svg`
    return () => image.removeEventListener('load', show)
  }, [brand])
  return logo
}
