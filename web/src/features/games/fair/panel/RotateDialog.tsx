import { checkClientSeed } from '@xinghe/rules/base/fair/client-seed.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Field } from '@xinghe/ui/Field.tsx'
import { Input } from '@xinghe/ui/Input.tsx'
import { useId, useState, type SyntheticEvent } from 'react'
import { showToast } from '../../../../platform/feedback/dialogs.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { fairText as words } from './messages.ts'
import { newClientSeed } from './new-client-seed.ts'
import { SeedLine } from './SeedLine.tsx'
import { useRotation } from './use-fairness.ts'

interface RotateDialogProps {
  uid: string
  nextCommit: string
  open: boolean
  onClose: () => void
}

/** Shows the commitment that follows, and only then takes the client seed that goes with it. */
export function RotateDialog({ uid, nextCommit, open, onClose }: RotateDialogProps) {
  const t = useText()
  const form = useId()
  const rotation = useRotation(uid)
  const [clientSeed, setClientSeed] = useState(newClientSeed)
  const checked = checkClientSeed(clientSeed)

  const rotate = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (!checked.ok) return
    const outcome = await rotation.send({ uid, nextCommit, clientSeed: checked.value })
    if (outcome?.kind !== 'answered') return
    showToast(t(words.rotated), { tone: 'success' })
    setClientSeed(newClientSeed())
    onClose()
  }
  const type = (text: string): void => {
    setClientSeed(text)
    rotation.clear()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(words.rotateTitle)}
      closeLabel={t(words.close)}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button type="submit" form={form} loading={rotation.busy} softDisabled={!checked.ok}>
            {t(words.rotateConfirm)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void rotate(event)} className="space-y-4">
        <p className="text-14">{t(words.rotateLine)}</p>
        <dl className="rounded-md bg-ink/4 p-3">
          <SeedLine label={t(words.nextCommit)} value={nextCommit} />
        </dl>
        <Field
          label={t(words.newClientSeed)}
          hint={t(words.clientSeedHint)}
          error={rotation.fault || (checked.ok ? undefined : t(words.clientSeedHint))}
          required
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={clientSeed}
            onValueChange={type}
          />
        </Field>
      </form>
    </Dialog>
  )
}
