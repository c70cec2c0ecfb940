/** Who acts, as audit lines name the operator. */
export type OperatorName = string & { readonly operatorName: true }

/** Actors of audit lines that are no operator; a member is named by id, which has an underscore. */
const reserved: ReadonlySet<string> = new Set([
  'command-line',
  'feed',
  'member',
  'payout',
  'release',
  'site',
])

/** Null where the text cannot be the name of an operator. */
export const operatorName = (text: string): OperatorName | null =>
  /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/.test(text) && text.length <= 32 && !reserved.has(text)
    ? (text as OperatorName)
    : null
