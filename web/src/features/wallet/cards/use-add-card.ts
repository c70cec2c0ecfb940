import type { InputOf } from '@xinghe/contract/call.ts'
import type { RefusalName } from '@xinghe/contract/refusal.ts'
import { addCard } from '@xinghe/contract/wallet-cards.ts'
import { codeLength } from '@xinghe/rules/account/code-policy.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { newCardUsableFrom } from '@xinghe/rules/wallet/new-card.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { md5Hex } from '../../../platform/transport/md5-hex.ts'
import { keepIdInTab } from '../../../platform/api/request-keeper.ts'
import { showTips, showToast } from '../../../platform/feedback/dialogs.ts'
import { placesOfCode } from '../../../platform/form/code-refusals.ts'
import { useForm, type Faults, type FormState } from '../../../platform/form/use-form.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useGo } from '../../../platform/navigation/use-go.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { passwordFault, passwordPlaces } from '../parts/withdrawal-password.ts'
import { tabOf } from './card-paths.ts'
import { addCardText as words } from './messages.ts'
import { refreshCards, type Addable } from './use-cards.ts'

type NewCard = Omit<InputOf<typeof addCard>, 'password' | 'code'>

/** As much as the list of cards shows of one. */
const markOf = ({ kind, number }: NewCard): string => `${kind} ${number.trim().slice(-4)}`

type Values<Field extends string> = Readonly<Record<Field, string>>

interface CardRules<Field extends string> {
  readonly empty: Values<Field>
  readonly check: (values: Values<NoInfer<Field>>) => Faults<Values<NoInfer<Field>>>
  readonly places: Partial<Record<RefusalName, NoInfer<Field>>>
  readonly cardOf: (values: Values<NoInfer<Field>>) => NewCard
}

export interface AddingCard<Field extends string> {
  readonly form: FormState<Values<Field | 'password' | 'code'>>
  readonly passwordNeeded: boolean
  readonly save: () => void
}

/** A form that binds one more account, with the proofs that the site asks for. */
export const useAddCard = <Field extends string>(
  { passwordNeeded, holdHours }: Addable,
  rules: CardRules<Field>,
): AddingCard<Field> => {
  const t = useText()
  const go = useGo()
  const [search] = useSearchParams()
  // A number and a password do not belong in the browser's storage.
  const [keeper] = useState(() => keepIdInTab(addCard, markOf))
  const form = useForm<Values<Field | 'password' | 'code'>>({
    empty: { ...rules.empty, password: '', code: '' },
    check: (values) => ({
      ...rules.check(values),
      password: passwordNeeded ? passwordFault(values.password) : undefined,
      code: values.code.length < codeLength ? words.codeShort : undefined,
    }),
    secret: 'password',
    places: { ...rules.places, ...passwordPlaces('password'), ...placesOfCode('code') },
  })

  const send = (): void =>
    void form.submit(async (write) => {
      const password = passwordNeeded ? { password: await md5Hex(form.values.password) } : {}
      const added = await write(
        addCard,
        { ...rules.cardOf(form.values), ...password, code: form.values.code },
        keeper,
      )
      // The page may stay mounted in its tab: clear password and number.
      form.clear()
      showToast(t(words.done), { tone: 'success' })
      if (search.get('from') === 'takeMoney') go.to('takeMoney', { replace: true })
      else go.to('accountManage', { params: { id: tabOf(added.kind) }, replace: true })
      // After the navigation: with no more accounts to add, this page would show its refusal first.
      await refreshCards()
    })
  /** Tells the member of the hold before the card is bound. */
  const save = (): void => {
    if (!form.check()) return
    const until = newCardUsableFrom(serverNow(), holdHours)
    if (until === null) return send()
    showTips({
      title: t(words.holdTitle),
      msg: t(words.holdLine, { hours: holdHours, time: siteMinute(until) }),
      isShowCancel: true,
      sureText: t(words.holdSure),
      onSure: send,
    })
  }
  return { form, passwordNeeded, save }
}
