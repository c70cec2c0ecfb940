import type { Picture } from './kit/picture.ts'
import { avatars } from './scenes/avatars.ts'
import { appIcons, favicon, logoChihai, logoXinghe } from './scenes/brand.ts'
import * as slot from './scenes/covers-slots.ts'
import * as table from './scenes/covers-tables.ts'
import * as live from './scenes/covers-live.ts'
import { empties } from './scenes/empty.ts'
import { heroLive, heroSlots } from './scenes/hero-games.ts'
import { heroApp, heroVip } from './scenes/hero-house.ts'
import { heroFootball, heroWelcome } from './scenes/hero-sport.ts'
import { heroAgent, phoneApp, shareCard } from './scenes/house.ts'
import * as promo from './scenes/promos.ts'
import { sponsors } from './scenes/sponsors.ts'
import * as action from './scenes/tiles-action.ts'
import * as chance from './scenes/tiles-chance.ts'
import * as venue from './scenes/venues.ts'

const named = (prefix: string, drawings: Readonly<Record<string, () => Picture>>) =>
  Object.entries(drawings).map(([name, draw]) => [`${prefix}${name}`, draw] as const)

/** Every picture of the site by its path below the public folder. */
export const pictures: ReadonlyMap<string, () => Picture> = new Map([
  ...named('art/hero-', {
    welcome: heroWelcome,
    football: heroFootball,
    slots: heroSlots,
    live: heroLive,
    vip: heroVip,
    app: heroApp,
    agent: heroAgent,
  }),
  ...named('art/tile-', {
    ty: action.tileSport,
    dz: chance.tileSlots,
    zr: chance.tileLive,
    cp: chance.tileLottery,
    qp: chance.tileCards,
    dj: action.tileEsports,
    by: action.tileFishing,
  }),
  ...named('art/venue-', {
    crty: venue.venueSport,
    slots: venue.venueSlots,
    live: venue.venueLive,
    lottery: venue.venueLottery,
    cards: venue.venueCards,
    esports: venue.venueEsports,
    fishing: venue.venueFishing,
  }),
  ...named('art/game-', {
    gem: slot.coverGem,
    koi: slot.coverKoi,
    fly: slot.coverFly,
    drg: slot.coverDragon,
    k3: table.coverDice,
    ssc: table.coverBalls,
    pk10: table.coverRacing,
    lhc: table.coverZodiac,
    bj: table.coverBlackjack,
    nn: table.coverBull,
    zjh: table.coverFlower,
    fish: venue.coverFishing,
    es: table.coverEsports,
    ba1: live.coverBaccarat,
    ba2: live.coverBaccaratFree,
    ba3: live.coverBaccaratSpeed,
    dt1: live.coverDragonTiger,
    rl1: live.coverRoulette,
  }),
  ...named('art/promo-', {
    'first-deposit': promo.promoFirstDeposit,
    'daily-sign-in': promo.promoSignIn,
    'invite-friends': promo.promoInvite,
    'weekly-vip-gift': promo.promoVipWeekly,
    rebate: promo.promoRebate,
    race: promo.promoRace,
    parlay: promo.promoParlay,
    wheel: promo.promoWheel,
  }),
  ...named('art/', { 'phone-app': phoneApp }),
  ...named('art/', empties),
  ...named('art/sponsor-', sponsors),
  ...named('art/avatar-', avatars),
  ...named('brand/', {
    'logo-xinghe': logoXinghe,
    'logo-chihai': logoChihai,
    favicon,
    og: shareCard,
  }),
])

/** Pictures that are also needed as PNG, with their sizes: systems take no SVG for an installed app. */
export const rasters: ReadonlyMap<string, { draw: () => Picture; sizes: readonly number[] }> =
  new Map(
    named('brand/', appIcons).map(([name, draw]) => [
      name,
      // A home screen of iOS cuts the corners itself, so it takes the maskable one.
      { draw, sizes: name.endsWith('maskable') ? [180, 192, 512] : [192, 512] },
    ]),
  )
