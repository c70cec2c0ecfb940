import type { ResourceAnswer, ResourceInput } from '@xinghe/contract/sports-methods.ts'
import { callResource } from '../book/call-resource.ts'
import { saveInOrder, saveOptimistically } from '../book/save-resource.ts'
import { resourceKey } from '../book/use-resource.ts'
import { targetText as words } from '../words/alert-messages.ts'

type Targets = ResourceAnswer<'priceTargets'>

const queryKey = resourceKey('priceTargets', {})

/** Rejects where the server refuses. */
export const savePriceTarget = (wanted: ResourceInput<'savePriceTarget'>): Promise<Targets> =>
  saveInOrder({ queryKey, send: () => callResource('savePriceTarget', wanted) })

export const deletePriceTarget = (id: string): Promise<void> =>
  saveOptimistically<Targets>({
    queryKey,
    change: (targets = []) => targets.filter((target) => target.id !== id),
    send: () => callResource('deletePriceTarget', { id }),
    fault: words.removeFault,
  })
