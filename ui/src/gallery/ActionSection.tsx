import { useState } from 'react'
import { Button } from '../Button.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { CountBadge } from '../CountBadge.tsx'
import { IconButton } from '../IconButton.tsx'
import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { fill, galleryText as text } from './messages.ts'

const variants = ['primary', 'secondary', 'ghost', 'danger', 'gold', 'link'] as const

export function ActionSection() {
  const [liked, setLiked] = useState(false)
  return (
    <GallerySection title={text.actions}>
      <GalleryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {text[variant]}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Button size="sm">{text.small}</Button>
        <Button size="lg" icon="deposit">
          {text.large}
        </Button>
        <Button variant="secondary" trailingIcon="arrow-right">
          {text.secondary}
        </Button>
      </GalleryRow>
      <GalleryRow>
        <Button loading>{text.loading}</Button>
        <Button variant="secondary" loading>
          {text.loading}
        </Button>
        <Button disabled>{text.disabled}</Button>
        <Button variant="secondary" disabled>
          {text.disabled}
        </Button>
        <Button softDisabled>{text.softDisabled}</Button>
      </GalleryRow>
      <GalleryRow>
        <IconButton icon="refresh" label={text.refresh} />
        <IconButton icon="refresh" label={text.refresh} variant="secondary" />
        <IconButton icon="plus" label={text.primary} variant="primary" round />
        <IconButton icon="close" label={text.close} size="sm" disabled />
        <IconButton
          icon="star"
          label={text.favourite}
          aria-pressed={liked}
          filled={liked}
          className={liked ? 'text-gold-text' : undefined}
          onClick={() => setLiked(!liked)}
        />
        <IconButton icon="bell" label={text.toastRegion}>
          <CountBadge corner count={128} label={fill(text.unread, { count: 128 })} />
        </IconButton>
        <IconButton icon="mail" label={text.toastRegion}>
          <CountBadge corner dot count={3} label={fill(text.unread, { count: 3 })} />
        </IconButton>
        <CopyButton
          text="6222 0212 0000 6621"
          label={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
      </GalleryRow>
      <Button block size="lg">
        {text.block}
      </Button>
    </GallerySection>
  )
}
