import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Countdown } from '../Countdown.tsx'
import { Money } from '../Money.tsx'
import { ProgressBar, ProgressRing } from '../Progress.tsx'
import { QrCode } from '../QrCode.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { Spinner } from '../Spinner.tsx'
import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { fill, galleryText as text, sampleNames } from './messages.ts'

const tones = [
  ['neutral', text.paused],
  ['brand', text.hot],
  ['gold', text.vipBadge],
  ['rise', text.won],
  ['fall', text.lost],
  ['success', text.saved],
  ['warning', text.open],
  ['danger', text.liveNow],
] as const

const now = () => Date.now()

export function StatusSection() {
  const [until] = useState(() => Date.now() + 15 * 60_000)
  const [hidden, setHidden] = useState(false)
  return (
    <GallerySection title={text.status}>
      <GalleryRow>
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
      </GalleryRow>
      <GalleryRow>
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone} solid>
            {label}
          </Badge>
        ))}
      </GalleryRow>
      <GalleryRow>
        {sampleNames.map((name) => (
          <Avatar key={name} name={name} label={fill(text.avatar, { name })} />
        ))}
      </GalleryRow>
      <GalleryRow>
        <Money
          text="12,680.50"
          currency="¥"
          hidden={hidden}
          hiddenLabel={text.hidden}
          className="text-28"
        />
        <Button
          size="sm"
          variant="ghost"
          icon={hidden ? 'eye-off' : 'eye'}
          onClick={() => setHidden(!hidden)}
        >
          {hidden ? text.show : text.hide}
        </Button>
        <Money text="+186.00" tone="gain" />
        <Money text="-500.00" tone="loss" />
        <Money text="8,888.00" tone="gold" />
      </GalleryRow>
      <ProgressBar value={64} label={text.vip} tone="gold" />
      <ProgressBar value={undefined} label={text.upload} />
      <div className="flex flex-wrap items-center gap-5">
        <ProgressRing value={82} label={text.safety} tone="success">
          <span className="font-num text-28">82</span>
          <span className="block text-12 text-muted">{text.safety}</span>
        </ProgressRing>
        <div>
          <p className="text-13 text-muted">{text.countdown}</p>
          <Countdown until={until} now={now} label={text.countdown} className="text-40 font-bold" />
        </div>
        <QrCode text="https://example.com/app" label={text.qr} className="size-28" />
        <Spinner label={text.working} className="size-7 text-brand-text" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton round className="size-10" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
    </GallerySection>
  )
}
