export type TextParams = Readonly<Record<string, string | number>>

/** Fills in `你好，{name}`; an unknown name stays visible, so that it is noticed. */
export const fillIn = (text: string, params?: TextParams): string =>
  params === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
