import type {
  Preview,
  PreviewLineUp,
  PreviewMatch,
  PreviewPlayer,
} from '@xinghe/contract/sports-preview.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type {
  LineUp,
  LineUps,
  MatchPreview,
  PastMatch,
  Player,
} from '@xinghe/rules/sports/feed/preview.ts'
import { formOf, meetingsOf, type FormMatch } from '@xinghe/rules/sports/form.ts'
import { standingsOf } from '@xinghe/rules/sports/standings.ts'
import { inScript } from '../../../platform/text/in-script.ts'

const shownMatch = (match: FormMatch, language: Language): PreviewMatch => ({
  id: match.matchId,
  startsAt: match.kickOff,
  home: inScript(language, match.home.name),
  away: inScript(language, match.away.name),
  score: match.score === null ? null : { home: match.score[0], away: match.score[1] },
  abandoned: match.abandoned,
  ownSide: match.ownSide,
  outcome: match.outcome,
})

const shownPlayer = ({ number, name, position }: Player, language: Language): PreviewPlayer => ({
  number,
  name: inScript(language, name),
  position,
})

const shownLineUp = (
  { formation, starters, bench }: LineUp,
  language: Language,
): PreviewLineUp => ({
  formation,
  starters: starters.map((player) => shownPlayer(player, language)),
  bench: bench.map((player) => shownPlayer(player, language)),
})

const shownLineUps = (
  { announced, announcedAt, home, away }: LineUps,
  language: Language,
): Preview['lineUps'] => ({
  announced,
  announcedAt,
  home: shownLineUp(home, language),
  away: shownLineUp(away, language),
})

const tableOf = (
  { season, sides, history, home, away }: MatchPreview,
  language: Language,
): Preview['table'] => {
  const ofSeason = history.filter((match: PastMatch) => match.season === season)
  const sideOf = (id: string): 'H' | 'C' | null => {
    if (id === home.id) return 'H'
    return id === away.id ? 'C' : null
  }
  return standingsOf(sides, ofSeason).map(({ side, ...counts }) => ({
    team: inScript(language, side.name),
    side: sideOf(side.id),
    ...counts,
  }))
}

/** A preview in the contract's shape: form, meetings and table are counted from its history. */
export const shownPreview = (preview: MatchPreview, language: Language): Preview => {
  const { history, home, away, lineUps, simulated } = preview
  const named = (matches: readonly FormMatch[]): PreviewMatch[] =>
    matches.map((match) => shownMatch(match, language))
  return {
    form: { home: named(formOf(history, home.id)), away: named(formOf(history, away.id)) },
    meetings: named(meetingsOf(history, home.id, away.id)),
    table: tableOf(preview, language),
    lineUps: lineUps === null ? null : shownLineUps(lineUps, language),
    simulated,
  }
}
