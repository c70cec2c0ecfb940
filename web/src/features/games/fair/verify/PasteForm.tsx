import { readAnyProof, type AnyProof } from '@xinghe/rules/games/verify/any-proof.ts'
import { proofText } from '@xinghe/rules/games/verify/proof-text.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { FieldContext } from '@xinghe/ui/field-context.ts'
import { use, useState, type SyntheticEvent } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { exampleProof } from './example-proof.ts'
import { verifyText as words } from './messages.ts'

function ProofArea({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const field = use(FieldContext)
  return (
    <textarea
      id={field?.id}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      rows={8}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className="w-full resize-y rounded-md border border-line-strong bg-surface p-3 font-mono text-12 focus:border-brand-text"
    />
  )
}

/** Takes a copied round or draw, or one that somebody wrote by hand; nothing of it leaves the browser. */
export function PasteForm({ onProof }: { onProof: (proof: AnyProof) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const read = readAnyProof(typed)
    setWrong(!read.ok)
    if (read.ok) onProof(read.value)
  }
  const type = (text: string): void => {
    setTyped(text)
    setWrong(false)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="space-y-3 rounded-lg bg-surface p-5 shadow-1 max-desk:p-4"
    >
      <Field
        label={t(words.paste)}
        hint={t(words.pasteHint)}
        error={isWrong ? t(words.unreadable) : undefined}
      >
        <ProofArea value={typed} onChange={type} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit">{t(words.check)}</Button>
        <Button variant="secondary" onClick={() => type(proofText(exampleProof))}>
          {t(words.example)}
        </Button>
      </div>
    </form>
  )
}
