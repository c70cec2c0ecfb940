import { useRef, useState, type RefObject } from 'react'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useAttempt } from './use-attempt.ts'

export type Values<Field extends string> = Readonly<Record<Field, string>>
export type Faults<Field extends string> = Partial<Record<Field, string>>

interface FormRules<Field extends string> {
  readonly empty: Values<Field>
  /** The untranslated text for each wrong field. */
  readonly check: (values: Values<Field>) => Faults<Field>
  /** Which field a refusal is about; others stand above the button. */
  readonly places: Partial<Record<RefusalName, NoInfer<Field>>>
  /** Typed anew after it was refused. */
  readonly secret?: Field | undefined
}

export interface CardForm<Field extends string> {
  readonly element: RefObject<HTMLFormElement | null>
  readonly values: Values<Field>
  readonly busy: boolean
  readonly formFault: string
  readonly error: (field: Field) => string | undefined
  readonly change: (field: Field, value: string) => void
  readonly leave: (field: Field) => void
  /**
   * The answer, or null where there is none; a second press meanwhile does nothing. `markOf` names the
   * account without giving it away.
   */
  readonly send: <C extends Call>(
    call: C,
    inputOf: (values: Values<Field>) => Promise<InputOf<C>>,
    markOf: (values: Values<Field>) => string,
  ) => Promise<OutputOf<C> | null>
}

/** The whole app shows these by itself, wherever they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

/** What was typed, what is wrong with it, and the one change under way. */
export const useCardForm = <Field extends string>(rules: FormRules<Field>): CardForm<Field> => {
  const t = useText()
  const faultText = useFaultText()
  const [values, setValues] = useState(rules.empty)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [formFault, setFormFault] = useState('')
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const attempt = useAttempt()

  const judged = (typed: Values<Field>, among: readonly Field[]): Faults<Field> => {
    const found = rules.check(typed)
    return Object.fromEntries(
      among.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
    ) as Faults<Field>
  }

  const focus = (field: Field): void => {
    const control = element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const show = (fault: unknown): void => {
    if (!(fault instanceof Refused)) return setFormFault(faultText(fault))
    if (shownElsewhere.has(fault.refusal)) return
    const field = rules.places[fault.refusal]
    if (field === undefined) return setFormFault(faultText(fault))
    if (field === rules.secret) setValues((typed) => ({ ...typed, [field]: '' }))
    setFaults({ [field]: faultText(fault) } as Faults<Field>)
    focus(field)
  }

  const send: CardForm<Field>['send'] = async (call, inputOf, markOf) => {
    if (running.current) return null
    const found = rules.check(values)
    setFaults(found)
    setFormFault('')
    const wrong = (Object.keys(rules.empty) as Field[]).find((field) => found[field] !== undefined)
    if (wrong !== undefined) {
      focus(wrong)
      return null
    }
    running.current = true
    setBusy(true)
    try {
      const answer = await attempt(call, await inputOf(values), markOf(values))
      // The page may be kept behind the next one: a password and a number do not stay in it.
      setValues(rules.empty)
      return answer
    } catch (fault) {
      show(fault)
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    element,
    values,
    busy,
    formFault,
    send,
    error: (field) => {
      const fault = faults[field]
      return fault === undefined ? undefined : t(fault)
    },
    change: (field, value) => {
      const typed = { ...values, [field]: value }
      setValues(typed)
      setFormFault('')
      // A field in the making is left alone; what was found wrong is judged again.
      setFaults(judged(typed, Object.keys(faults) as Field[]))
    },
    leave: (field) => {
      if (values[field] === '') return
      setFaults(judged(values, [...(Object.keys(faults) as Field[]), field]))
    },
  }
}
