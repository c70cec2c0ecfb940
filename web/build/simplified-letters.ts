import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Converter } from 'opencc-js'

const firstHan = 0x4e00
const lastHan = 0x9fff

/** Traditional letters and the Simplified ones of `text` that they stand for, in the same order. */
export const lettersFor = (text: string): { traditional: string; simplified: string } => {
  const wanted = new Set(text)
  const converters = (['t', 'tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' }))
  let [traditional, simplified] = ['', '']
  for (let code = firstHan; code <= lastHan; code += 1) {
    const letter = String.fromCharCode(code)
    if (wanted.has(letter)) continue
    const meant = converters.map((convert) => convert(letter)).find((found) => wanted.has(found))
    if (meant === undefined) continue
    traditional += letter
    simplified += meant
  }
  return { traditional, simplified }
}

/** The letters for a search over all texts of a folder. */
export const lettersOfTexts = async (folder: string): Promise<ReturnType<typeof lettersFor>> => {
  const files = (await readdir(folder)).filter((file) => /\.(md|ts)$/.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return lettersFor(texts.join(''))
}
