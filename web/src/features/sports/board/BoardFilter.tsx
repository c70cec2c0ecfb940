import { useState, type ReactNode } from 'react'
import { oddsTypes } from '@xinghe/rules/base/odds.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { IconButton } from '@xinghe/ui/IconButton.tsx'
import { Switch } from '@xinghe/ui/Switch.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { boardText as words, oddsTypeNames } from '../words/messages.ts'
import { boardSorts } from './board-items.ts'
import { sortNames, type ToolbarProps } from './BoardToolbar.tsx'

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <span className="shrink-0 text-14 text-ink">{name}</span>
      {children}
    </div>
  )
}

type OneOfProps<Key extends string> = {
  name: string
  keys: readonly Key[]
  names: Readonly<Record<Key, string>>
  value: Key
  onChange: (key: Key) => void
}

function OneOf<Key extends string>({ name, keys, names, value, onChange }: OneOfProps<Key>) {
  const t = useText()
  return (
    <Choice name={name}>
      <Tabs
        size="sm"
        variant="pill"
        label={name}
        value={value}
        onValueChange={onChange}
        tabs={keys.map((key) => ({ key, label: t(names[key]) }))}
      />
    </Choice>
  )
}

function Choices(props: ToolbarProps & { onClose: () => void }) {
  const t = useText()
  const { leagueCount, allCollapsed, onClose } = props
  return (
    <div className="space-y-2">
      <Choice name={t(words.leagues)}>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            onClose()
            props.onLeagues()
          }}
        >
          {leagueCount === null
            ? t(words.leaguesAll)
            : t(words.leaguesChosen, { count: leagueCount })}
        </Button>
      </Choice>
      <Switch
        checked={props.onlyMarked}
        onCheckedChange={props.onOnlyMarked}
        className="w-full flex-row-reverse justify-between"
      >
        {t(words.favouriteOnly)}
      </Switch>
      <OneOf
        name={t(words.sort)}
        keys={boardSorts}
        names={sortNames}
        value={props.sort}
        onChange={props.onSort}
      />
      <OneOf
        name={t(words.oddsType)}
        keys={oddsTypes}
        names={oddsTypeNames}
        value={props.oddsType}
        onChange={props.onOddsType}
      />
      <Button
        variant="secondary"
        className="mt-2 w-full"
        onClick={() => {
          props.onCollapseAll()
          onClose()
        }}
      >
        {t(allCollapsed ? words.expandAll : words.collapseAll)}
      </Button>
    </div>
  )
}

/** The desktop toolbar behind one button on phones; a dot marks an active filter. */
export function BoardFilter(props: ToolbarProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const hides = props.onlyMarked || props.leagueCount !== null
  return (
    <>
      <IconButton
        icon="filter"
        label={t(words.filter)}
        size="sm"
        onClick={() => setOpen(true)}
        className="shrink-0"
      >
        {hides && <span className="absolute top-1 right-1 size-2 rounded-full bg-danger" />}
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(words.filter)}
        closeLabel={t(words.close)}
        closeOnBackdrop
      >
        <Choices {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
