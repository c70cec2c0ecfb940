import { operatorName, type OperatorName } from '../../platform/operator/operator-name.ts'
import type { Platform } from '../../platform/parts.ts'

/** What a command does with its words: it reads, or it acts in the name of an operator. */
export type Step =
  | { readonly kind: 'reads'; readonly run: (platform: Platform) => Promise<string> }
  | {
      readonly kind: 'acts'
      /** Leaves an audit line with this name, in the transaction of the act. */
      readonly run: (platform: Platform, operator: OperatorName) => Promise<string>
    }

/** An operator's command, until the console exists. */
export interface Command {
  readonly usage: string
  readonly parse: (words: readonly string[]) => Step
}

export const reads = (run: (platform: Platform) => Promise<string>): Step => ({
  kind: 'reads',
  run,
})

/** Also for reading what members give in confidence: it changes nothing but is on record. */
export const acts = (
  run: (platform: Platform, operator: OperatorName) => Promise<string>,
): Step => ({ kind: 'acts', run })

/** Wrong arguments; the message says which arguments the command takes. */
export class UsageFault extends Error {}

const nameFlag = '--as'

/** Takes `--as NAME` out of the words; null where it is not among them. */
const takeName = (
  given: readonly string[],
): { readonly name: string | null; readonly words: readonly string[] } => {
  const at = given.indexOf(nameFlag)
  if (at < 0) return { name: null, words: given }
  if (given.includes(nameFlag, at + 1)) throw new UsageFault(`${nameFlag} stands once`)
  return { name: given[at + 1] ?? '', words: given.toSpliced(at, 2) }
}

/**
 * Reads the words of a command. An act without an operator's name (`--as NAME`, else the name of the
 * environment) is refused before anything is done.
 */
export const prepare = (
  command: Command,
  given: readonly string[],
  environmentName: string,
): ((platform: Platform) => Promise<string>) => {
  const { name, words } = takeName(given)
  const step = command.parse(words)
  if (step.kind === 'reads') return step.run
  const operator = operatorName(name ?? environmentName)
  if (operator === null)
    throw new UsageFault(
      `who acts? Add ${nameFlag} NAME, or set OPERATOR_NAME: your own name in small letters, with digits, dots and hyphens inside`,
    )
  return (platform) => step.run(platform, operator)
}
