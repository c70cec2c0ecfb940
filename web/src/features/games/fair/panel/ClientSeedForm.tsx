import { checkClientSeed } from '@xinghe/rules/base/fair/client-seed.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useState, type SyntheticEvent } from 'react'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fairText as words } from './messages.ts'
import { newClientSeed } from './new-client-seed.ts'
import { useClientSeed, type Fairness } from './use-fairness.ts'

interface ClientSeedFormProps {
  uid: string
  fairness: Fairness
}

/** The client seed of the rounds to come, which the member may change at any time. */
export function ClientSeedForm({ uid, fairness: { commit, clientSeed } }: ClientSeedFormProps) {
  const t = useText()
  const change = useClientSeed(uid)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? clientSeed ?? ''
  const checked = checkClientSeed(shown)
  const isUnsaved = shown !== (clientSeed ?? '')

  const type = (text: string): void => {
    setTyped(text)
    change.clear()
  }
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!checked.ok || !isUnsaved) return
    const outcome = await change.send({ uid, commit, clientSeed: checked.value })
    if (outcome?.kind !== 'answered') return
    setTyped(null)
    showToast(t(words.saved), { tone: 'success' })
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={t(words.clientSeed)}
        hint={t(clientSeed === null ? words.unset : words.clientSeedHint)}
        error={change.fault || (isUnsaved && !checked.ok ? t(words.clientSeedHint) : undefined)}
      >
        <div className="flex gap-2">
          <Input
            className="min-w-0 flex-1"
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={shown}
            onValueChange={type}
            suffix={
              <IconButton
                icon="refresh"
                label={t(words.random)}
                size="xs"
                onClick={() => type(newClientSeed())}
              />
            }
          />
          <Button type="submit" loading={change.busy} softDisabled={!isUnsaved || !checked.ok}>
            {t(words.save)}
          </Button>
        </div>
      </Field>
    </form>
  )
}
