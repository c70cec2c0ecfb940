import { useId, useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DropPanel } from '../DropPanel.tsx'
import { Menu } from '../Menu.tsx'
import { TabPanel } from '../TabPanel.tsx'
import { Tabs } from '../Tabs.tsx'
import { Toast } from '../Toast.tsx'
import { ToastRegion } from '../ToastRegion.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { galleryText as text } from './messages.ts'

const tabs = [
  { key: 'sports', label: text.sports },
  { key: 'slots', label: text.slots },
  { key: 'lottery', label: text.lottery },
  { key: 'closed', label: text.closedTab, disabled: true },
] as const

function nothing() {}

export function OverlaySection() {
  const id = useId()
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('sports')
  const [dialog, setDialog] = useState<'free' | 'locked'>()
  const [toast, setToast] = useState<number>()
  const close = () => setDialog(undefined)
  return (
    <GallerySection title={text.overlays}>
      <Tabs tabs={tabs} value={tab} onValueChange={setTab} label={text.tabs} id={id} />
      <TabPanel id={id} tabKey={tab} className="text-13 text-muted">
        {tabs.find((one) => one.key === tab)?.label}
      </TabPanel>
      <Tabs tabs={tabs} value={tab} onValueChange={setTab} label={text.tabs} variant="pill" />
      <GalleryRow>
        <Button onClick={() => setDialog('free')}>{text.openDialog}</Button>
        <Button variant="secondary" onClick={() => setDialog('locked')}>
          {text.openLocked}
        </Button>
        <Button variant="secondary" onClick={() => setToast((toast ?? 0) + 1)}>
          {text.toast}
        </Button>
      </GalleryRow>
      <GalleryRow>
        <Tooltip text={text.tooltip}>
          <Button variant="ghost" icon="info">
            {text.tooltipTrigger}
          </Button>
        </Tooltip>
        <DropPanel
          label={text.panel}
          opens="hover"
          renderTrigger={(props) => (
            <Button {...props} variant="secondary" trailingIcon="chevron-down">
              {text.panel}
            </Button>
          )}
        >
          <p className="text-14">{text.panelText}</p>
          <Button variant="link">{text.secondary}</Button>
        </DropPanel>
        <Menu
          label={text.menu}
          renderTrigger={(props) => (
            <button {...props} type="button" aria-label={text.menu} className="rounded-full">
              <Avatar name="star_river" />
            </button>
          )}
          items={[
            { key: 'profile', label: text.profile, icon: 'user', onSelect: nothing },
            {
              key: 'wallet',
              label: text.wallet,
              icon: 'wallet',
              onSelect: nothing,
              href: '#wallet',
            },
            { key: 'security', label: text.security, icon: 'shield', onSelect: nothing },
            { key: 'logout', label: text.logout, icon: 'logout', danger: true, onSelect: nothing },
          ]}
        />
      </GalleryRow>
      <div className="flex flex-col items-start gap-2">
        <Toast tone="success">{text.saved}</Toast>
        <Toast tone="info">{text.info}</Toast>
        <Toast tone="warning">{text.warning}</Toast>
        <Toast tone="loading">{text.working}</Toast>
        <Toast tone="error">{text.failed}</Toast>
        <Toast>{text.copied}</Toast>
      </div>
      <ToastRegion latest={toast} label={text.toastRegion}>
        {toast !== undefined && (
          <Toast
            tone="error"
            action={
              <Button variant="link" size="sm" onClick={() => setToast(undefined)}>
                {text.close}
              </Button>
            }
          >
            {text.failed}
          </Toast>
        )}
      </ToastRegion>
      <Dialog
        open={dialog !== undefined}
        onClose={close}
        title={text.dialogTitle}
        closeLabel={dialog === 'locked' ? undefined : text.close}
        closeOnEscape={dialog !== 'locked'}
        closeOnBackdrop={dialog !== 'locked'}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {text.cancel}
            </Button>
            <Button onClick={close}>{text.confirm}</Button>
          </>
        }
      >
        <p className="text-14 leading-relaxed text-muted">{text.dialogBody}</p>
      </Dialog>
    </GallerySection>
  )
}
