/** The box that text, choice and date controls share. */
export const controlBox =
  'rounded-md border bg-field text-14 text-ink transition-[border-color,box-shadow] max-desk:text-16'

/** The ring sits on the box, since the control inside has no edge of its own. */
export const controlFocus =
  'has-[:is(input,select,textarea):focus]:border-brand-text has-[:is(input,select,textarea):focus]:ring-3 has-[:is(input,select,textarea):focus]:ring-brand-text/20'

export function controlEdge(invalid: boolean, disabled: boolean): string {
  if (disabled) return 'border-line bg-ink/4 text-muted'
  if (invalid) return 'border-danger ring-3 ring-danger/12'
  return 'border-line-strong/55 hover:border-line-strong'
}
