import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaKind, pictureCaptcha } from '@xinghe/contract/account.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { instant, minuteMs } from '@xinghe/rules/base/instant.ts'
import { startSite, type TestSite } from '../../../test/site.ts'
import { freshName, handTrack, noProof, visitor } from '../../../test/visitor.ts'
import { spendCaptcha } from './captcha/spend-captcha.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ WIRE_ENCRYPTION: 'off' })
})
afterAll(() => site.close())

const refusal = (name: string) => ({ data: { refusal: name } })

describe('which captcha is asked', () => {
  it.each([1, 2, 3] as const)('is a slider for ktype %i, drawn by the server', async (ktype) => {
    const { data } = await visitor(site).call(captchaKind, { name: '', ktype })
    expect(data).toMatchObject({
      kaptchcate: 0,
      flag: 'slider',
      slider: { width: 320, height: 160, background: expect.stringMatching(/^data:image\/webp/) },
    })
  })

  it('is a picture by choice', async () => {
    const answer = await visitor(site).call(captchaKind, { name: '', ktype: 1, preferPicture: 1 })
    expect(answer.data).toEqual({ kaptchcate: 1, flag: 'graphic' })
  })

  it('is a picture after two failed sliders of this browser, for fifteen minutes', async () => {
    const guest = visitor(site)
    for (let failed = 0; failed < 2; failed += 1) {
      const id = await guest.drawSlider(1)
      expect(await guest.slide(id, '0:0,200:50,300:60')).toMatchObject(refusal('captcha-wrong'))
    }
    const ask = async () => (await guest.call(captchaKind, { name: '', ktype: 1 })).data['flag']
    expect(await ask()).toBe('graphic')
    site.platform.clock.advance?.(15 * minuteMs)
    expect(await ask()).toBe('slider')
  })

  it('is the same for a name that exists and one that does not, on a new device', async () => {
    const name = freshName()
    await visitor(site).register(name)
    const stranger = visitor(site)
    const known = await stranger.call(captchaKind, { name, ktype: 4 })
    const unknown = await stranger.call(captchaKind, { name: freshName(), ktype: 4 })
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
    expect([known.data['flag'], unknown.data['flag']]).toEqual(['slider', 'slider'])
  })

  it('is not required at login on a known device', async () => {
    const member = visitor(site)
    const name = freshName()
    await member.register(name)
    const answer = await member.call(captchaKind, { name, ktype: 4 })
    expect(answer.data).toEqual({ kaptchcate: 99, flag: 'none' })
  })

  it('ties no member to a browser without an id', async () => {
    const nameless = visitor(site, { uuid: '' })
    const name = freshName()
    expect(await nameless.register(name)).toMatchObject({ status_code: 6000 })
    const answer = await nameless.call(captchaKind, { name, ktype: 4 })
    expect(answer.data['flag']).toBe('slider')
  })
})

describe('a slide', () => {
  it('passes once at the gap and gives a token that is stored only as a hash', async () => {
    const guest = visitor(site)
    const { codeId, code } = await guest.passSlider(1)
    expect(code).toMatch(/^[\w-]{32}$/)
    const [row] = await site.platform.sql`select * from captcha where id = ${codeId}`
    expect(JSON.stringify(row)).not.toContain(code)
    const again = await guest.slide(codeId, handTrack(Number(await guest.answerOf(codeId))))
    expect(again).toMatchObject(refusal('captcha-expired'))
  })

  it('that misses invalidates the challenge', async () => {
    const guest = visitor(site)
    const id = await guest.drawSlider(1)
    const gapX = Number(await guest.answerOf(id))
    expect(await guest.slide(id, handTrack(gapX - 20))).toMatchObject(refusal('captcha-wrong'))
    expect(await guest.slide(id, handTrack(gapX))).toMatchObject(refusal('captcha-expired'))
  })

  it('is judged once of many at once', async () => {
    const guest = visitor(site)
    const id = await guest.drawSlider(1)
    const track = handTrack(Number(await guest.answerOf(id)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.slide(id, track)))
    expect(answers.filter((answer) => answer.status_code === 6000)).toHaveLength(1)
  })

  it('is refused to another browser and after two minutes', async () => {
    const guest = visitor(site)
    const id = await guest.drawSlider(1)
    const track = handTrack(Number(await guest.answerOf(id)))
    expect(await visitor(site).slide(id, track)).toMatchObject(refusal('captcha-expired'))
    site.platform.clock.advance?.(2 * minuteMs)
    expect(await guest.slide(id, track)).toMatchObject(refusal('captcha-expired'))
  })
})

describe('the answers of the server', () => {
  it('contain neither the gap nor the text', async () => {
    const guest = visitor(site)
    const slider = await guest.call(captchaKind, { name: '', ktype: 1 })
    expect(Object.keys(slider.data['slider'] as object).toSorted()).toEqual([
      'background',
      'height',
      'lot_number',
      'piece',
      'pieceTop',
      'pieceWidth',
      'width',
    ])
    const picture = await guest.call(pictureCaptcha, {})
    expect(Object.keys(picture.data).toSorted()).toEqual(['image', 'x-code'])
    const png = Buffer.from(String(picture.data['image']).split(',')[1] ?? '', 'base64')
    expect(png.includes(await guest.answerOf(String(picture.data['x-code'])))).toBe(false)
  })
})

describe('spending a captcha', () => {
  const spending = (uuid: string, proof: Parameters<typeof spendCaptcha>[1]['proof']) => ({
    proof,
    asked: 'slider' as const,
    purpose: 'register' as const,
    uuid,
    usedBy: null,
    now: site.platform.clock.now(),
  })
  const outcome = (work: Promise<void>): Promise<string> =>
    work.then(
      () => 'passed',
      (error: unknown) => (error instanceof Refused ? error.refusal : 'broken'),
    )
  const spend = (given: Parameters<typeof spendCaptcha>[1]) =>
    outcome(spendCaptcha(site.platform.sql, given))

  it('passes exactly one of fifty at once', async () => {
    const guest = visitor(site)
    for (const proof of [await guest.passPicture(), await guest.passSlider(1)]) {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => spend(spending(guest.uuid, proof))),
      )
      expect(outcomes.filter((each) => each === 'passed')).toHaveLength(1)
      expect(outcomes.filter((each) => each === 'captcha-expired')).toHaveLength(49)
    }
  })

  it('invalidates the challenge of a wrong answer', async () => {
    const guest = visitor(site)
    const proof = await guest.passPicture()
    expect(await spend(spending(guest.uuid, { ...proof, code: 'WRONG' }))).toBe('captcha-wrong')
    expect(await spend(spending(guest.uuid, proof))).toBe('captcha-expired')
  })

  it('reads the text of a picture without case and space around it', async () => {
    const guest = visitor(site)
    const proof = await guest.passPicture()
    const typed = { ...proof, code: ` ${proof.code.toLowerCase()} ` }
    expect(await spend(spending(guest.uuid, typed))).toBe('passed')
  })

  it('refuses an answer from another browser, for another purpose, of another kind, or too late', async () => {
    const guest = visitor(site)
    expect(await spend(spending('another-browser', await guest.passPicture()))).toBe(
      'captcha-expired',
    )
    expect(await spend(spending(guest.uuid, await guest.passSlider(2)))).toBe('captcha-wrong')
    const slider = await guest.passSlider(1)
    expect(await spend(spending(guest.uuid, { ...slider, kaptchcate: 1 }))).toBe('captcha-wrong')
    const late = spending(guest.uuid, await guest.passPicture())
    expect(await spend({ ...late, now: instant(late.now + 2 * minuteMs) })).toBe('captcha-expired')
  })

  it('refuses a slider that was never judged, whatever the token', async () => {
    const guest = visitor(site)
    const codeId = await guest.drawSlider(1)
    expect(await spend(spending(guest.uuid, { kaptchcate: 0, codeId, code: '' }))).toBe(
      'captcha-wrong',
    )
  })

  it('refuses another captcha than the required one, without invalidating it', async () => {
    const guest = visitor(site)
    expect(await spend(spending(guest.uuid, noProof))).toBe('slider-required')
    const slider = spending(guest.uuid, await guest.passSlider(1))
    expect(await spend({ ...slider, asked: 'picture' })).toBe('picture-required')
    expect(await spend(slider)).toBe('passed')
  })

  it('passes an exact repetition of its request, and no other', async () => {
    const guest = visitor(site)
    const first = { ...spending(guest.uuid, await guest.passPicture()), usedBy: 'one' }
    expect(await Promise.all([spend(first), spend(first)])).toEqual(['passed', 'passed'])
    expect(await spend({ ...first, usedBy: 'two' })).toBe('captcha-expired')
    expect(await spend({ ...first, usedBy: null })).toBe('captcha-expired')
  })
})
