import { useMutation } from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../api/query-client.ts'
import { isShownByApp } from '../api/refusal-behaviour.ts'
import { keepOnPage, type RequestKeeper } from '../api/request-keeper.ts'
import { sendWithKeeper } from '../api/send-with-keeper.ts'
import { useFaultText } from '../transport/text-of-fault.ts'
import { useText } from '../i18n/use-text.ts'
import { afterPress } from './after-press.ts'

export type FormValues = Readonly<Record<string, string | boolean>>
type FieldOf<V> = keyof V & string

/** The untranslated text beside each wrong field. */
export type Faults<V extends FormValues> = Partial<Record<FieldOf<V>, string | undefined>>

export interface FormRules<V extends FormValues> {
  /** The fields in the order in which they stand. */
  readonly empty: V
  readonly check: (values: V) => Faults<V>
  /** Which field a refusal is about; others stand above the button. */
  readonly places?: Partial<Record<RefusalName, NoInfer<FieldOf<V>>>> | undefined
  /** Cleared after its refusal. */
  readonly secret?: FieldOf<V> | undefined
  /** True: the flow has taken the refusal over and nothing is shown here. */
  readonly onRefused?: ((refused: Refused) => boolean) | undefined
  /** In place of the refusal's own text. */
  readonly textOf?: ((refused: Refused) => string | null) | undefined
  /** The initial form fault, from an earlier step that failed. */
  readonly firstFault?: string | undefined
}

export interface TextInput {
  readonly name: string
  readonly value: string
  readonly onValueChange: (typed: string) => void
  readonly onBlur: () => void
}

/** Sends one change under one request id until it is answered. */
export type FormWrite = <C extends Call>(
  call: C,
  input: InputOf<C>,
  keeper?: RequestKeeper<C>,
) => Promise<OutputOf<C>>

const onlyWrong = <V extends FormValues>(found: Faults<V>, among?: readonly string[]): Faults<V> =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([field, text]) => text !== undefined && (among?.includes(field) ?? true),
    ),
  ) as Faults<V>

const useFormWrite = (): FormWrite => {
  const [keepers] = useState(() => new Map<Call, unknown>())
  return (call, input, keeper) => {
    if (!keepers.has(call)) keepers.set(call, keepOnPage(call))
    return sendWithKeeper(call, keeper ?? (keepers.get(call) as RequestKeeper<typeof call>), input)
  }
}

/** State of one form: values, faults, and the running submit. */
export const useForm = <V extends FormValues>(rules: FormRules<V>) => {
  type Field = FieldOf<V>
  const t = useText()
  const faultText = useFaultText()
  const [values, setValues] = useState<V>(rules.empty)
  const [faults, setFaults] = useState<Faults<V>>({})
  const [formFault, setFormFault] = useState(rules.firstFault ?? '')
  const running = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const write = useFormWrite()
  const sending = useMutation(
    { mutationFn: (work: (write: FormWrite) => Promise<void>) => work(write), gcTime: 0 },
    queryClient,
  )

  const marked = Object.keys(faults)
  const judge = (typed: V, among: readonly string[], rule = rules.check): void =>
    setFaults(onlyWrong(rule(typed), among))

  const focus = (field: Field): void => {
    const control = element.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  /** Shows one fault and no other: beside the field, or above the button. */
  const setFault = (text: string, field?: Field): void => {
    setFormFault(field === undefined ? text : '')
    setFaults((field === undefined ? {} : { [field]: text }) as Faults<V>)
  }

  /** Shows a fault: beside its field, or above the button. */
  const showFault = (fault: unknown): void => {
    if (!(fault instanceof Refused)) return setFormFault(faultText(fault))
    if (isShownByApp(fault) || rules.onRefused?.(fault) === true) return
    const text = rules.textOf?.(fault) ?? faultText(fault)
    const field: Field | undefined = rules.places?.[fault.refusal]
    if (field === undefined) return setFormFault(text)
    if (field === rules.secret) setValues((typed) => ({ ...typed, [field]: '' }))
    setFault(text, field)
    focus(field)
  }

  /** True when every field is valid; else shows the faults and focuses the first wrong field. */
  const check = (): boolean => {
    const found = onlyWrong(rules.check(values))
    setFaults(found)
    setFormFault('')
    const wrong = (Object.keys(rules.empty) as Field[]).find((field) => found[field] !== undefined)
    if (wrong !== undefined) focus(wrong)
    return wrong === undefined
  }

  /** Runs `work` when every field is valid; a second press meanwhile does nothing. */
  const submit = async (work: (write: FormWrite) => Promise<void>): Promise<void> => {
    if (running.current || !check()) return
    running.current = true
    try {
      await sending.mutateAsync(work)
    } catch (fault) {
      showFault(fault)
    } finally {
      running.current = false
    }
  }

  /**
   * Sets fields. Fields with a fault are validated again at each change; others only when they are
   * left. `rule` is given where the rules change with the fields.
   */
  const setFields = (part: Partial<V>, rule?: FormRules<V>['check']): void => {
    setValues((typed) => ({ ...typed, ...part }))
    setFormFault('')
    judge({ ...values, ...part }, marked, rule)
  }
  // A press that leaves a field may also change it.
  const latest = useRef({ values, marked })
  useEffect(() => {
    latest.current = { values, marked }
  })
  const judgeField = (field: Field): void =>
    afterPress(() => judge(latest.current.values, [...latest.current.marked, field]))
  /** Validates a field that was filled in; an empty one may still be. */
  const leave = (field: Field): void => {
    if (values[field] !== '') judgeField(field)
  }

  return {
    element,
    values,
    busy: sending.isPending,
    formFault,
    check,
    submit,
    setFault,
    showFault,
    setFields,
    change: <F extends Field>(field: F, value: V[F]): void =>
      setFields({ [field]: value } as unknown as Partial<V>),
    judgeField,
    leave,
    error: (field: Field): string | undefined => {
      const fault = faults[field]
      return fault === undefined ? undefined : t(fault)
    },
    /** For an Input of ui; `normalise` is applied to the typed text. */
    input: (field: Field, normalise: (typed: string) => string = (typed) => typed): TextInput => ({
      name: field,
      value: String(values[field]),
      onValueChange: (typed: string) =>
        setFields({ [field]: normalise(typed) } as unknown as Partial<V>),
      onBlur: () => leave(field),
    }),
    /** Clears a field without validating it. */
    forget: (field: Field): void => setValues((typed) => ({ ...typed, [field]: '' })),
    clearFaults: (): void => setFault(''),
    clear: (): void => {
      setValues(rules.empty)
      setFault('')
    },
  }
}

export type FormState<V extends FormValues> = ReturnType<typeof useForm<V>>
