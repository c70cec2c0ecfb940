import { Icon } from '../Icon.tsx'
import { iconPaths, type IconName } from '../icon-paths.ts'
import { GallerySection } from './GallerySection.tsx'
import { galleryText } from './messages.ts'

const names = Object.keys(iconPaths) as IconName[]

export function IconSection() {
  return (
    <GallerySection title={galleryText.icons}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {names.map((name) => (
          <li
            key={name}
            title={name}
            className="grid place-items-center rounded-md p-2 hover:bg-ink/6"
          >
            <Icon name={name} label={name} className="size-6" />
          </li>
        ))}
      </ul>
    </GallerySection>
  )
}
