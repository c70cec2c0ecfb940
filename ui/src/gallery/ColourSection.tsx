import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { galleryText } from './messages.ts'

const fills = [
  ['page', 'bg-page'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['brand', 'bg-brand'],
  ['gold', 'bg-gold'],
  ['rise', 'bg-rise'],
  ['fall', 'bg-fall'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['warn', 'bg-warn'],
] as const

const texts = [
  ['ink', 'text-ink'],
  ['muted', 'text-muted'],
  ['brand-text', 'text-brand-text'],
  ['gold-text', 'text-gold-text'],
  ['rise', 'text-rise'],
  ['fall', 'text-fall'],
] as const

const sizes = ['text-40', 'text-28', 'text-20', 'text-16', 'text-14', 'text-13', 'text-12'] as const

export function ColourSection() {
  return (
    <GallerySection title={galleryText.colours}>
      <div className="grid grid-cols-6 gap-2">
        {fills.map(([name, className]) => (
          <div key={name} className="text-center text-12 text-muted">
            <div className={`mb-1 h-10 rounded-md border border-line ${className}`} />
            {name}
          </div>
        ))}
      </div>
      <GalleryRow>
        {texts.map(([name, className]) => (
          <span key={name} className={`text-14 font-medium ${className}`}>
            {name}
          </span>
        ))}
      </GalleryRow>
      <div>
        {sizes.map((size) => (
          <p key={size} className={`truncate ${size}`}>
            {galleryText.sample} <span className="font-num">1,234.56</span>
          </p>
        ))}
      </div>
    </GallerySection>
  )
}
