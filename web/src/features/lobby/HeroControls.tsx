import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { homeText } from './messages.ts'
import { stepped, type Carousel } from './use-carousel.ts'

type ArrowProps = { icon: IconName; label: string; side: string; onClick: () => void }

function Arrow({ icon, label, side, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-art-shade/30 text-art-ink opacity-0 backdrop-blur-sm transition-opacity group-hover:opacity-100 hover:bg-art-shade/50 focus-visible:opacity-100 max-desk:hidden ${side}`}
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
}

export function HeroControls({ carousel, titles }: { carousel: Carousel; titles: string[] }) {
  const t = useText()
  const { at, go, playing, toggle } = carousel
  return (
    <>
      <Arrow
        icon="chevron-left"
        label={t(homeText.previous)}
        side="left-5"
        onClick={() => go(stepped(at, -1, titles.length))}
      />
      <Arrow
        icon="chevron-right"
        label={t(homeText.next)}
        side="right-5"
        onClick={() => go(stepped(at, 1, titles.length))}
      />
      <div className="absolute inset-x-0 bottom-17 flex items-center justify-center gap-1 max-desk:bottom-2">
        {titles.map((title, index) => (
          <button
            key={title}
            type="button"
            aria-label={t(homeText.toSlide, { at: index + 1 })}
            aria-current={index === at || undefined}
            onClick={() => go(index)}
            className="group/dot grid h-6 min-w-6 place-items-center px-0.5"
          >
            <span
              className={classNames(
                'h-1.5 rounded-full transition-[width,background-color] duration-300',
                index === at
                  ? 'w-7 bg-art-ink'
                  : 'w-1.5 bg-art-ink/50 group-hover/dot:bg-art-ink/80',
              )}
            />
          </button>
        ))}
        <button
          type="button"
          aria-label={t(playing ? homeText.pause : homeText.play)}
          onClick={toggle}
          className="ml-1 grid size-6 place-items-center rounded-full text-art-ink/70 hover:text-art-ink"
        >
          {playing ? (
            <svg viewBox="0 0 12 12" className="size-3" fill="currentColor" aria-hidden>
              <path d="M2.5 1.5h2.2v9H2.5zM7.3 1.5h2.2v9H7.3z" />
            </svg>
          ) : (
            <Icon name="play" filled className="size-3" />
          )}
        </button>
      </div>
    </>
  )
}
