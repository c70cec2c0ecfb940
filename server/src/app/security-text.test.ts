import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type TestSite } from '../../test/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const asked = () => fetch(`${site.url}/.well-known/security.txt`)

it('is not served while no contact is set', async () => {
  expect((await asked()).status).toBe(404)
})

it('names the contact of the operator, and expires within a year', async () => {
  await site.platform.settings.set('securityContact', { uri: 'mailto:security@example.com' })
  const answer = await asked()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [contact, expires] = (await answer.text()).split('\n')
  expect(contact).toBe('Contact: mailto:security@example.com')
  const days = (Date.parse(expires?.slice(9) ?? '') - site.platform.clock.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

it.each(['security@example.com', 'http://example.com', 'https://a.example\nContact: x', 'tel:1'])(
  'refuses the contact %j',
  async (uri) => {
    await expect(site.platform.settings.set('securityContact', { uri })).rejects.toThrow()
  },
)
