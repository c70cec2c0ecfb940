import { readAnyProof } from '@xinghe/rules/games/verify/any-proof.ts'
import { verifyDrawInSteps, type DrawProof } from '@xinghe/rules/games/verify/verify-draw.ts'
import { runInSlices } from '../../../../platform/device/run-in-slices.ts'
import { fillIn } from '../../../../platform/i18n/fill-in.ts'
import { verifyText as words } from '../verify/messages.ts'
import { tellDraw } from '../verify/told-draw.ts'
import { tellSolo, type ToldRound } from '../verify/told-round.ts'

const make = (tag: string, text = '', className = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  return element
}
const withChildren = (parent: HTMLElement, ...children: Node[]): HTMLElement => {
  parent.append(...children)
  return parent
}

const columns = ['position', 'word', 'bound', 'value', 'meaning'] as const

const table = ({ lines }: ToldRound): HTMLElement => {
  const row = (tag: string, cells: readonly string[]) =>
    withChildren(make('tr'), ...cells.map((cell) => make(tag, cell)))
  const head = row(
    'th',
    columns.map((name) => words[name]),
  )
  const rows = lines.map((line) =>
    row(
      'td',
      columns.map((name) => line[name]),
    ),
  )
  return withChildren(make('table'), head, ...rows)
}

const roundView = (told: ToldRound): Node[] => [
  ...told.verdicts.map(({ text, isRight }) =>
    make('p', text, `verdict ${isRight === null ? 'open' : isRight ? 'right' : 'wrong'}`),
  ),
  withChildren(
    make('dl'),
    ...told.facts.flatMap(({ label, value }) => [make('dt', label), make('dd', value)]),
  ),
  ...(told.lines.length > 0 ? [make('h2', words.draws), table(told)] : []),
  make('h2', words.howTitle),
  make('p', told.how),
]

/** The whole offline page: a field for a copied round, and the round computed anew. */
const area = document.createElement('textarea')
area.rows = 12
area.spellcheck = false
area.setAttribute('aria-label', words.paste)
const button = make('button', words.check)
const result = make('section')
result.setAttribute('aria-live', 'polite')

const verifyDraw = async (proof: DrawProof, signal: AbortSignal): Promise<ToldRound | null> => {
  const bar = document.createElement('progress')
  bar.max = proof.link
  bar.setAttribute('aria-label', words.hashing)
  result.replaceChildren(make('p', words.hashing, 'verdict open'), bar)
  const verdict = await runInSlices(verifyDrawInSteps(proof), signal, (hashed) => {
    bar.value = hashed
  })
  return verdict && tellDraw(proof, verdict, fillIn)
}

let leaving = new AbortController()

const verify = async (): Promise<void> => {
  leaving.abort()
  leaving = new AbortController()
  const read = readAnyProof(area.value)
  if (!read.ok) return result.replaceChildren(make('p', words.unreadable, 'verdict wrong'))
  const { kind, proof } = read.value
  const told = kind === 'solo' ? tellSolo(proof, fillIn) : await verifyDraw(proof, leaving.signal)
  // Null where another round was asked for meanwhile.
  if (told !== null) result.replaceChildren(...roundView(told))
}

button.addEventListener('click', () => void verify())
document.body.append(make('h1', words.title), make('p', words.offlineIntro), area, button, result)
