import { Converter } from 'opencc-js'

/** What a reader of Traditional typed, in the script in which our names are written. */
export const simplified: (text: string) => string = Converter({ from: 'tw', to: 'cn' })
