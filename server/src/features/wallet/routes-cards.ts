import * as calls from '@xinghe/contract/wallet-cards.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { addCard } from './cards/add-card.ts'
import { removeCard, setDefault } from './cards/change-cards.ts'
import { listAddable, listCards } from './cards/list-cards.ts'
import type { WalletParts } from './member/parts.ts'

export const cardRoutes = (platform: Platform, parts: WalletParts): Route[] => [
  forMember(calls.memberCards, (input, context) => listCards(platform, input, context)),
  forMember(calls.addableCards, (input, context) => listAddable(platform, input, context)),
  forMember(calls.addCard, (input, context) => addCard(platform, parts, input, context)),
  forMember(calls.removeCard, (input, context) => removeCard(platform, parts, input, context)),
  forMember(calls.setDefaultCard, (input, context) => setDefault(platform, input, context)),
]
