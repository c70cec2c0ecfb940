import { Suspense, type ReactNode } from 'react'
import { BookSkeleton } from '../../features/sports/BookSkeleton.tsx'
import { usePhone } from '../../platform/device/use-phone.ts'
import { useWide } from '../viewport/use-wide.ts'

/** Shows the outline of the book while its code, which is large, is loading. */
export function BookPart({ children }: { children: ReactNode }) {
  const outline = <BookSkeleton phone={usePhone()} wide={useWide()} />
  return <Suspense fallback={outline}>{children}</Suspense>
}
