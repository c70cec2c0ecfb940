import sharp from 'sharp'
import { expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { seededRng } from '@xinghe/rules/base/rng.ts'
import { brokenPicture, noisyPicture, pictureKinds } from '../../../test/noisy-picture.ts'
import { redrawPicture } from './redraw-picture.ts'

const brokenOfKind = 30
/** A process of this size serves a site. */
const mostBytes = 512 * 1024 * 1024

const outcomeOf = (bytes: Buffer): Promise<string> =>
  redrawPicture(bytes.toString('base64'), 'document').then(
    async (drawn) => (await sharp(drawn).metadata()).format,
    (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
  )

it.each(pictureKinds)('redraws or refuses every broken %s', async (kind) => {
  const rng = seededRng(pictureKinds.indexOf(kind))
  const whole = await noisyPicture(rng)[kind]().toBuffer()
  expect(await outcomeOf(whole)).toBe('webp')
  const outcomes = new Set<string>()
  for (let at = 0; at < brokenOfKind; at += 1)
    outcomes.add(await outcomeOf(brokenPicture(whole, rng)))
  for (const outcome of outcomes)
    expect(['webp', 'picture-broken', 'picture-dimensions', 'picture-type']).toContain(outcome)
  expect(outcomes).toContain('picture-broken')
})

it('redraws the largest picture in the memory of a small machine', async () => {
  const before = process.memoryUsage().rss
  const create = { width: 8_000, height: 5_000, channels: 3, background: '#1757E8' } as const
  // Its passes are all unpacked before the first line is drawn.
  const largest = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
  expect(await outcomeOf(largest)).toBe('webp')
  expect(process.resourceUsage().maxRSS * 1_024 - before).toBeLessThan(mostBytes)
})
