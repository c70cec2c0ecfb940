import { Refused } from '@xinghe/contract/refusal.ts'
import type { ActivityView, ItemView } from '@xinghe/rules/promotions/activity-view.ts'

/** The item that a member wants to claim; refuses with the reason why it cannot be claimed. */
export const requireClaimable = (
  { items, conditions }: ActivityView,
  wanted: { readonly item: string; readonly period: string | undefined },
): ItemView => {
  const item = items.find(
    (one) =>
      one.item === wanted.item && (wanted.period === undefined || one.period === wanted.period),
  )
  if (item === undefined) throw new Refused('not-found')
  if (item.state === 'claimed') throw new Refused('award-claimed')
  if (item.state === 'review') throw new Refused('award-in-review')
  if (item.state === 'expired') throw new Refused('award-expired')
  if (item.state === 'claimable') return item
  const unmet = [...conditions, ...item.conditions].filter(({ isMet }) => !isMet)
  throw new Refused('conditions-unmet', { conditions: unmet.map(({ code }) => code) })
}
