import { readFileSync } from 'node:fs'

/** Rows of a CSV beside this file, without its heading. A written `\n` stands for a line break. */
export const readVectors = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.replaceAll('\\n', '\n')))
