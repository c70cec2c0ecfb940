import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { isRouteName, pathOf, routePaths } from './route-paths.ts'

const inventory = JSON.parse(
  await readFile(new URL('../../../../contract/fixtures/routes.json', import.meta.url), 'utf8'),
) as { path: string; name: string | null }[]

it('has every route of the inventory under its name', () => {
  const named = inventory.filter((route) => route.name !== null)
  for (const { name, path } of named)
    expect([name, routePaths[name as 'home']]).toEqual([name, path])
  expect(Object.values(routePaths).sort()).toEqual(inventory.map((route) => route.path).sort())
})

it('fills in parameters and leaves out optional ones', () => {
  expect(pathOf('home')).toBe('/home')
  expect(pathOf('accountManage', { id: '7' })).toBe('/mine/accountManage/7')
  expect(pathOf('localSport', { enName: 'a/b' })).toBe('/game/sport/a%2Fb')
  expect(pathOf('Redirect', {})).toBe('/redirect')
  expect(pathOf('Redirect', { path: 'home' })).toBe('/redirect/home')
})

it('knows its names', () => {
  expect(isRouteName('saveMoney')).toBe(true)
  expect(isRouteName('toString')).toBe(false)
})
