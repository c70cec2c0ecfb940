import { expect, it } from 'vitest'
import { slideCheck } from '@xinghe/contract/account.ts'
import { judgeSlide, type SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import { addPoint, keyMove, trackText } from './track.ts'

const readBack = (text: string): SlidePoint[] =>
  text.split(',').map((pair) => {
    const [ms, x] = pair.split(':')
    return { ms: Number(ms), x: Number(x) }
  })

const accepted = (text: string): boolean =>
  slideCheck.input.safeParse({
    lot_number: 'lot',
    captcha_output: text,
    pass_token: '',
    gen_time: '1',
    validate_way: 0,
  }).success

it('writes the track as the check call takes it', () => {
  const text = trackText([
    { ms: 0, x: 0 },
    { ms: 16.4, x: 3.14559 },
    { ms: 33, x: 120 },
  ])
  expect(text).toBe('0:0,16:3.15,33:120')
  expect(accepted(text)).toBe(true)
})

it('stays within the length of the wire however long the hand wavers', () => {
  let track: readonly SlidePoint[] = []
  for (let at = 0; at < 5000; at += 1)
    track = addPoint(track, { ms: at * 11.7, x: 150 + 120 * Math.sin(at / 7) })
  track = addPoint(track, { ms: 59_000, x: 201.25 })
  expect(track[0]).toEqual({ ms: 0, x: 150 })
  expect(track.at(-1)).toEqual({ ms: 59_000, x: 201.25 })
  expect(accepted(trackText(track))).toBe(true)
})

it('adds nothing while the piece stands still', () => {
  const one = addPoint([], { ms: 0, x: 0 })
  expect(addPoint(one, { ms: 50, x: 0 })).toBe(one)
})

it('moves by key within the picture', () => {
  expect(keyMove('ArrowRight', 0, 272)).toBe(4)
  expect(keyMove('ArrowLeft', 2, 272)).toBe(0)
  expect(keyMove('PageUp', 260, 272)).toBe(272)
  expect(keyMove('End', 0, 272)).toBe(272)
  expect(keyMove('Home', 90, 272)).toBe(0)
  expect(keyMove('a', 90, 272)).toBeUndefined()
})

it('gives a track by keys that the judge passes', () => {
  let x = 0
  let track = addPoint([], { ms: 0, x })
  const keys = ['PageUp', 'PageUp', 'PageUp', 'PageUp', 'ArrowRight', 'ArrowRight']
  for (const [at, key] of keys.entries()) {
    x = keyMove(key, x, 272) ?? x
    track = addPoint(track, { ms: at * 180, x })
  }
  expect(judgeSlide(104, readBack(trackText(track)))).toEqual({ ok: true, value: true })
})
