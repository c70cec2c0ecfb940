import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { activityList as call } from '@xinghe/contract/promotions.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { memberState } from '@xinghe/rules/promotions/activity-view.ts'
import { activityRules } from '@xinghe/rules/promotions/rules-text/activity-rules.ts'
import type { Terms } from '@xinghe/rules/promotions/terms.ts'
import { readWeights } from '../../../ledger/wagering/weights.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { currentActivities, phaseOf, type Activity } from './activity.ts'
import { memberView } from './member-view.ts'

/** Activities that are over are shown for this long. */
const endedShownMs = 30 * dayMs

const isShown = ({ kind, until }: Activity, now: Instant): boolean =>
  mechanicOf(kind) !== undefined && (until === null || now < later(until, endedShownMs))

/** Terms with the operator's own paragraphs in the language asked for. */
const worded = (terms: Terms, words: (text: string) => string): Terms =>
  terms.kind === 'activityLandPage'
    ? {
        ...terms,
        blocks: terms.blocks.map(({ title, text }) => ({ title: words(title), text: words(text) })),
      }
    : terms

/** All activities, or one; a member also sees how far they are in each. */
export const listActivities = async (
  { sql }: Pick<Platform, 'sql'>,
  { language, ...wanted }: InputOf<typeof call>,
  { session, now }: CallContext,
): Promise<OutputOf<typeof call>> => {
  const words = (text: string): string => inScript(language, text)
  const shown = (await currentActivities(sql, now, wanted)).filter((one) => isShown(one, now))
  const weights = (await readWeights(sql))(now)
  const activities = shown.map(async (activity) => {
    const { kind, id, version, from, until, terms, texts } = activity
    const state = phaseOf(activity, now)
    const view =
      session === null || state !== 'running'
        ? null
        : await memberView(sql, activity, session.memberId, now)
    return {
      kind,
      id,
      version,
      from,
      until,
      state,
      terms: worded(terms, words),
      title: words(texts.title),
      line: words(texts.line),
      image: texts.image,
      group: texts.group,
      rules: activityRules(terms, weights).map(({ heading, lines }) => ({
        heading: words(heading),
        lines: lines.map(words),
      })),
      mine: view === null ? null : memberState(view, false),
    }
  })
  return { serverTime: now, activities: await Promise.all(activities) }
}
