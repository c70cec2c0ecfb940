/** Result of a rule: a value, or the name of the refusal. Rules never throw for a refusal. */
export type Result<T, Name extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Name }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const no = <Name extends string>(reason: Name): { ok: false; reason: Name } => ({
  ok: false,
  reason,
})
