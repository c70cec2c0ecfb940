import { useRef, useState } from 'react'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { callApi } from '../../../../platform/api/client.ts'
import { useFaultText } from '../../../../platform/api/text-of-fault.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { randomId } from '../../../../platform/session/random-id.ts'
import { requestIntention } from '../../request-intention.ts'

export type Faults<Field extends string> = Partial<Record<Field, string>>

export interface FormRules<Field extends string> {
  readonly empty: Readonly<Record<Field, string>>
  /** The untranslated text for each wrong field. */
  readonly check: (values: Readonly<Record<Field, string>>) => Faults<Field>
  /** Which field a refusal is about; others stand above the button. */
  readonly places?: Partial<Record<RefusalName, Field>> | undefined
  /** True: the flow has taken the refusal over and nothing is shown here. */
  readonly onRefused?: ((refused: Refused) => boolean) | undefined
  /** Said from the start, by an earlier step that failed. */
  readonly firstFault?: string | undefined
}

/** The whole app shows these by itself, wherever they come from. */
const shownElsewhere: ReadonlySet<RefusalName> = new Set([
  'maintenance',
  'session-expired',
  'real-name-needed',
])

export type Write = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** One form of a dialog: what was typed, what is wrong with it, and the one change under way. */
export const useForm = <Field extends string>(rules: FormRules<Field>) => {
  const t = useText()
  const faultText = useFaultText()
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(rules.empty)
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [formFault, setFormFault] = useState(rules.firstFault ?? '')
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const [intention] = useState(() => requestIntention<object>(randomId))

  /** What is wrong with the fields of `among` as they stand now. */
  const judged = (
    typed: Readonly<Record<Field, string>>,
    among: readonly Field[],
  ): Faults<Field> => {
    const found = rules.check(typed)
    const wrong = among.filter((field) => found[field] !== undefined)
    return Object.fromEntries(wrong.map((field) => [field, found[field]])) as Faults<Field>
  }
  const marked = Object.keys(faults) as Field[]

  const focus = (field: string | undefined): void => {
    const control = field === undefined ? null : element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const write: Write = async (call, input) => {
    const requestId = intention.idFor({ path: call.path, input })
    try {
      const answer = await callApi(call, input, { requestId })
      intention.answered()
      return answer
    } catch (fault) {
      // A broken line answers nothing: the next press repeats the same intention.
      if (fault instanceof Refused) intention.answered()
      throw fault
    }
  }

  const showFault = (fault: unknown): void => {
    if (!(fault instanceof Refused)) return setFormFault(faultText(fault))
    if (shownElsewhere.has(fault.refusal) || rules.onRefused?.(fault) === true) return
    const field = rules.places?.[fault.refusal]
    if (field === undefined) return setFormFault(faultText(fault))
    setFaults({ [field]: faultText(fault) } as Faults<Field>)
    focus(field)
  }

  /** Runs `work` when every field is right; a second press meanwhile does nothing. */
  const submit = async (work: (write: Write) => Promise<void>): Promise<void> => {
    if (running.current) return
    const found = rules.check(values)
    setFaults(found)
    setFormFault('')
    const wrong = (Object.keys(rules.empty) as Field[]).find((field) => found[field] !== undefined)
    if (wrong !== undefined) return focus(wrong)
    running.current = true
    setBusy(true)
    try {
      await work(write)
    } catch (fault) {
      showFault(fault)
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
    submit,
    showFault,
    error: (field: Field): string | undefined => {
      const fault = faults[field]
      return fault === undefined ? undefined : t(fault)
    },
    /** What was found wrong is judged again at each change; a field in the making is left alone. */
    change: (field: Field, value: string): void => {
      const typed = { ...values, [field]: value }
      setValues(typed)
      setFormFault('')
      setFaults(judged(typed, marked))
    },
    leave: (field: Field): void => {
      if (values[field] !== '') setFaults(judged(values, [...marked, field]))
    },
  }
}

export type FormState<Field extends string> = ReturnType<typeof useForm<Field>>
