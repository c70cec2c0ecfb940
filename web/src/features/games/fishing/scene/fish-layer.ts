import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { fishKind, type FishKindCode } from '@xinghe/rules/games/fishing/fish-kind.ts'
import { headingOn } from '@xinghe/rules/games/fishing/path.ts'
import { fishBetween, placeOf, shareOfWay, type Fish } from '@xinghe/rules/games/fishing/sea.ts'
import { Container, Sprite } from 'pixi.js'
import type { Target } from './first-hit.ts'
import type { FishPictures } from './fish-pictures.ts'
import type { SeaView } from './sea-view.ts'

interface Swimmer {
  readonly fish: Fish
  readonly sprite: Sprite
  /** Trembles until then, after a hit. */
  struckUntil: number
}

/** A fish in sight. */
export interface ShownFish extends Target {
  readonly kind: FishKindCode
}

export interface FishLayer {
  readonly view: Container
  readonly setSea: (sea: string | null) => void
  readonly setView: (view: SeaView, pictures: FishPictures) => void
  readonly swim: (now: Instant) => void
  readonly targets: () => readonly ShownFish[]
  /** Where a fish is; null where it is not in sight. */
  readonly find: (id: string) => ShownFish | null
  readonly strike: (id: string, now: Instant) => void
  /** Takes a fish out of the water for good. */
  readonly remove: (id: string) => void
}

/** These do not turn into their way. */
const upright: ReadonlySet<FishKindCode> = new Set(['chest', 'seahorse'])
/** The fish that are to come are looked up this often. */
const lookMs = 400
const strokesMs = 620
const [plainTint, struckTint] = [0xffffff, 0xffb0a0]
const struckMs = 500
/** Ids of caught fish are forgotten when no fish of that age can swim any more. */
const caughtMost = 400

export const makeFishLayer = (still: boolean): FishLayer => {
  const view = new Container()
  const swimmers = new Map<string, Swimmer>()
  const caught = new Set<string>()
  let sea: string | null = null
  let shown: { view: SeaView; pictures: FishPictures } | null = null
  let lookedAt = 0
  let targets: ShownFish[] = []

  const drop = (id: string): void => {
    swimmers.get(id)?.sprite.destroy()
    swimmers.delete(id)
  }
  const look = (now: Instant): void => {
    if (sea === null) return
    lookedAt = now
    const here = fishBetween(sea, now, instant(now + lookMs * 2))
    const ids = new Set(here.map(({ id }) => id))
    for (const id of swimmers.keys()) if (!ids.has(id)) drop(id)
    for (const fish of here) {
      if (swimmers.has(fish.id) || caught.has(fish.id)) continue
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      // Small fish swim before large ones.
      sprite.zIndex = -fishKind(fish.kind).reach
      view.addChild(sprite)
      swimmers.set(fish.id, { fish, sprite, struckUntil: 0 })
    }
  }
  view.sortableChildren = true

  const place = ({ fish, sprite, struckUntil }: Swimmer, now: Instant): ShownFish | null => {
    if (shown === null) return null
    const { view: stage, pictures } = shown
    const phase = still ? 0.3 : ((now + fish.entersAt) % strokesMs) / strokesMs
    const texture = pictures.frame(fish.kind, phase)
    sprite.visible = texture !== null && now >= fish.entersAt && now <= fish.leavesAt
    if (!sprite.visible || texture === null) return null
    if (sprite.texture !== texture) sprite.texture = texture
    const at = stage.toStage(placeOf(fish, now))
    const way = stage.toStage(headingOn(fish.path, shareOfWay(fish, now)))
    const size = pictures.width(fish.kind)
    const shake = struckUntil > now && !still ? Math.sin(now / 24) * 0.12 : 0
    const isUpright = upright.has(fish.kind)
    sprite.position.set(at.x, at.y)
    // One that swims to the left is mirrored, so that its back stays above.
    const [scale, mirrored] = [size / texture.width, way.x < 0]
    sprite.scale.set(
      mirrored && isUpright ? -scale : scale,
      mirrored && !isUpright ? -scale : scale,
    )
    sprite.rotation = (isUpright ? 0 : Math.atan2(way.y, way.x)) + shake
    const tint = struckUntil > now ? struckTint : plainTint
    // Setting it costs a conversion.
    if (sprite.tint !== tint) sprite.tint = tint
    const reach = fishKind(fish.kind).reach * stage.scale
    return { id: fish.id, kind: fish.kind, x: at.x, y: at.y, reach }
  }

  return {
    view,
    setSea: (next) => {
      if (next === sea) return
      sea = next
      lookedAt = 0
      for (const id of swimmers.keys()) drop(id)
    },
    setView: (next, pictures) => {
      shown = { view: next, pictures }
    },
    swim: (now) => {
      if (Math.abs(now - lookedAt) >= lookMs) look(now)
      targets = []
      for (const swimmer of swimmers.values()) {
        const target = place(swimmer, now)
        if (target !== null) targets.push(target)
      }
    },
    targets: () => targets,
    find: (id) => targets.find((target) => target.id === id) ?? null,
    strike: (id, now) => {
      const swimmer = swimmers.get(id)
      if (swimmer !== undefined) swimmer.struckUntil = now + struckMs
    },
    remove: (id) => {
      drop(id)
      caught.add(id)
      const [oldest] = caught
      if (caught.size > caughtMost && oldest !== undefined) caught.delete(oldest)
      targets = targets.filter((target) => target.id !== id)
    },
  }
}
