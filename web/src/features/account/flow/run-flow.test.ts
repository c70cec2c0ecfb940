import { expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import {
  noCaptcha,
  pictureProof,
  sliderProof,
  type CaptchaProof,
  type Challenge,
} from '../captcha/challenge.ts'
import { runFlow, type FlowPorts, type Sent } from './run-flow.ts'

const slider: Challenge = {
  kind: 'slider',
  puzzle: {
    lot_number: 'lot-1',
    background: '',
    piece: '',
    width: 320,
    height: 160,
    pieceWidth: 48,
    pieceTop: 40,
  },
}
const solved = sliderProof('lot-1', 'pass')

const world = (given: Partial<FlowPorts<string>>) => ({
  decide: vi.fn(given.decide ?? (async () => slider)),
  solve: vi.fn(given.solve ?? (async () => solved)),
  send: vi.fn(given.send ?? (async () => ({ value: 'in' }))),
  warnRegion: vi.fn(given.warnRegion ?? (async () => true)),
})

/** Answers one send after the other; an error is thrown. */
const answers = (...list: (Sent<string> | Error)[]) => {
  const left = [...list]
  return async () => {
    const next = left.shift()
    if (next === undefined) throw new Error('sent too often')
    if (next instanceof Error) throw next
    return next
  }
}

const asked = (refusal: 'picture-required' | 'slider-required'): Sent<string> => ({
  asked: { refusal, detail: {} },
})

it('asks which captcha, lets it be solved and sends its proof', async () => {
  const ports = world({})
  expect(await runFlow(ports)).toEqual({ ok: true, value: 'in' })
  expect(ports.solve).toHaveBeenCalledExactlyOnceWith(slider)
  expect(ports.send).toHaveBeenCalledExactlyOnceWith(solved, false)
})

it('sends at once with 99 where the server asks for none', async () => {
  const ports = world({ decide: async () => ({ kind: 'none' }) })
  await runFlow(ports)
  expect(ports.solve).not.toHaveBeenCalled()
  expect(ports.send).toHaveBeenCalledExactlyOnceWith(noCaptcha, false)
})

it('starts with the proof in hand, without asking', async () => {
  const ports = world({})
  await runFlow(ports, { proof: noCaptcha, regionWarningRead: false })
  expect(ports.decide).not.toHaveBeenCalled()
  expect(ports.send).toHaveBeenCalledExactlyOnceWith(noCaptcha, false)
})

it('ends without an error when the captcha is closed', async () => {
  const ports = world({ solve: async () => null })
  expect(await runFlow(ports)).toEqual({ ok: false, error: undefined })
  expect(ports.send).not.toHaveBeenCalled()
})

it('runs the picture that the answer asks for and repeats', async () => {
  const proofs: CaptchaProof[] = [solved, pictureProof('x-1', ' ab3d ')]
  const ports = world({
    solve: async () => proofs.shift() ?? null,
    send: answers(asked('picture-required'), { value: 'in' }),
  })
  expect(await runFlow(ports)).toEqual({ ok: true, value: 'in' })
  expect(ports.solve).toHaveBeenLastCalledWith({ kind: 'picture' })
  expect(ports.send).toHaveBeenLastCalledWith({ kaptchcate: 1, codeId: 'x-1', code: 'ab3d' }, false)
})

it('fetches a fresh puzzle when the answer asks for a slider', async () => {
  const ports = world({ send: answers(asked('slider-required'), { value: 'in' }) })
  expect(await runFlow(ports, { proof: noCaptcha, regionWarningRead: false })).toEqual({
    ok: true,
    value: 'in',
  })
  expect(ports.decide).toHaveBeenCalledTimes(1)
})

it('gives up on a server that asks for a captcha without end', async () => {
  const ports = world({
    decide: async () => ({ kind: 'none' }),
    send: async () => asked('slider-required'),
  })
  const outcome = await runFlow(ports)
  expect(outcome).toMatchObject({ ok: false, error: { refusal: 'slider-required' } })
  expect(ports.send).toHaveBeenCalledTimes(4)
})

it('shows the region warning once and repeats with the same proof', async () => {
  const ports = world({ send: answers(new Refused('region-warning'), { value: 'in' }) })
  expect(await runFlow(ports)).toEqual({ ok: true, value: 'in' })
  expect(ports.send.mock.calls).toEqual([
    [solved, false],
    [solved, true],
  ])
})

it('ends when the region warning is declined, or comes a second time', async () => {
  const declined = world({
    send: answers(new Refused('region-warning')),
    warnRegion: async () => false,
  })
  expect(await runFlow(declined)).toEqual({ ok: false, error: undefined })

  const again = new Refused('region-warning')
  const stubborn = world({ send: answers(new Refused('region-warning'), again) })
  expect(await runFlow(stubborn)).toEqual({ ok: false, error: again })
})

it('requests another captcha for an expired proof, without a second region warning', async () => {
  const ports = world({
    send: answers(new Refused('region-warning'), new Refused('captcha-expired'), { value: 'in' }),
  })
  expect(await runFlow(ports)).toEqual({ ok: true, value: 'in' })
  expect(ports.decide).toHaveBeenCalledTimes(2)
  expect(ports.send).toHaveBeenLastCalledWith(solved, true)
})

it('ends with the error of a refused call, a failed captcha or a broken line', async () => {
  const wrong = new Refused('captcha-wrong')
  expect(await runFlow(world({ send: answers(wrong) }))).toEqual({ ok: false, error: wrong })
  const broken = new Error('network')
  const ports = world({ decide: () => Promise.reject(broken) })
  expect(await runFlow(ports)).toEqual({ ok: false, error: broken })
})
