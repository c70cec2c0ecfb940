import type { ReactNode } from 'react'
import { Field } from '@xinghe/ui/Field.tsx'
import { FormFrame } from '@xinghe/ui/FormFrame.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { DigitCells } from '@xinghe/ui/DigitCells.tsx'
import type { CodeParts } from '../../../platform/form/code-parts.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { partsText } from '../parts/messages.ts'
import { CardFace, type CardFaceProps } from './CardFace.tsx'
import { addCardText as words, cardText } from './messages.ts'
import type { NewCardCode } from './new-card-code.ts'
import type { AddingCard } from './use-add-card.ts'

interface CardFormFrameProps {
  adding: Pick<AddingCard<never>, 'passwordNeeded' | 'save'> & {
    form: Pick<
      AddingCard<never>['form'],
      'element' | 'busy' | 'formFault' | 'error' | 'input' | 'showFault'
    >
  }
  Code: NewCardCode
  /** The masked phone that the code goes to. */
  phone: string
  face: CardFaceProps
  notes: readonly string[]
  /** How many more. */
  left: number
  children: ReactNode
}

/** The fields at the left, the card as it will look at the right. */
export function CardFormFrame(props: CardFormFrameProps) {
  const { Code, phone } = props
  return (
    <Code phone={phone}>
      {({ field, captchaDialog }) => (
        <>
          <CodedForm {...props} field={field} />
          {captchaDialog}
        </>
      )}
    </Code>
  )
}

interface CodedFormProps extends CardFormFrameProps {
  field: CodeParts['field']
}

function CodedForm({ adding, face, notes, left, children, field }: CodedFormProps) {
  const t = useText()
  const { form, passwordNeeded, save } = adding
  const { onBlur, ...code } = form.input('code')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-8 rounded-lg bg-surface p-6 shadow-1 max-desk:grid-cols-1 max-desk:gap-5 max-desk:p-4">
      <FormFrame form={form} submitText={t(words.submit)} onSubmit={save}>
        {children}
        {passwordNeeded && (
          <Field label={t(partsText.password)} error={form.error('password')}>
            <DigitCells secret {...form.input('password')} className="max-w-96" />
          </Field>
        )}
        {field({ ...code, onLeave: onBlur, onFault: form.showFault, error: form.error('code') })}
      </FormFrame>
      <aside className="space-y-5 max-desk:order-first max-desk:space-y-3">
        <figure>
          <figcaption className="mb-2 flex justify-between gap-3 text-13 text-muted">
            {t(words.preview)}
            {left > 0 && <span>{t(cardText.left, { count: left })}</span>}
          </figcaption>
          <CardFace {...face} />
        </figure>
        <div className="max-desk:hidden">
          <h2 className="mb-2 flex items-center gap-2 text-14 font-bold">
            <Icon name="shield" className="size-[1.125rem] text-success" />
            {t(words.notes)}
          </h2>
          <ul className="space-y-2 text-13 text-muted">
            {notes.map((note) => (
              <li key={note} className="flex gap-2">
                <span aria-hidden className="mt-2 size-1 shrink-0 rounded-full bg-muted" />
                {t(note)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
