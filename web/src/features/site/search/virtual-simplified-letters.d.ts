declare module 'virtual:simplified-letters' {
  /** Traditional letters, and the Simplified ones that they stand for at the same places. */
  export const letters: { readonly traditional: string; readonly simplified: string }
}
