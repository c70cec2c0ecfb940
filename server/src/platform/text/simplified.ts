import { Converter } from 'opencc-js'

/** Converts Traditional input to Simplified, in which our names are written. */
export const simplified: (text: string) => string = Converter({ from: 'tw', to: 'cn' })
