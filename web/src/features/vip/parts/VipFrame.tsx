import type { ReactNode } from 'react'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from './messages.ts'
import { useVip, type Vip } from './use-vip.ts'

interface VipFrameProps {
  /** Translated. */
  title: string
  render: (vip: Vip) => ReactNode
}

/** A page about the grades: loading, failed or there. */
export function VipFrame({ title, render }: VipFrameProps) {
  const t = useText()
  const { vip, failed } = useVip()
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{title}</h1>
      {vip !== null ? (
        render(vip)
      ) : failed !== null ? (
        <QueryError
          title={t(words.fault)}
          query={failed}
          className="rounded-lg bg-surface shadow-1"
        />
      ) : (
        <SkeletonFrame label={t(words.loading)} className="space-y-4">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </SkeletonFrame>
      )}
    </div>
  )
}
