import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { pictures, rasters } from './pictures.ts'

const target = join(import.meta.dirname, '../web/public')
for (const [name, draw] of pictures) {
  const file = join(target, `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draw().toSvg())
}
for (const [name, { draw, sizes }] of rasters) {
  const svg = Buffer.from(draw().toSvg())
  for (const size of sizes) {
    // Drawn at its final size: scaled pixels would blur.
    await sharp(svg, { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(target, `${name}-${size}.png`))
  }
}
