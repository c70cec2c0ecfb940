import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { navigationCategories } from '@xinghe/rules/site/navigation.ts'
import { navigationTable } from '../navigation/navigation-table.ts'
import { routes } from './routes.ts'

interface Asked {
  path: string
  name: string | null
  layout: string
  requiresAuth: boolean
  bindPhone: boolean
}

const inventory = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../../contract/fixtures/routes.json`, 'utf8'),
) as Asked[]

const byPath = new Map(routes.map((route) => [route.path, route]))

describe('the route table', () => {
  it.each(inventory.map((asked) => [asked.path, asked] as const))('has %s', (path, asked) => {
    const route = byPath.get(path)
    expect(route).toMatchObject({
      layout: asked.layout,
      requiresAuth: asked.requiresAuth,
      bindPhone: asked.bindPhone,
    })
    if (asked.name !== null) expect(route?.name).toBe(asked.name)
  })
  it('has nothing that the inventory does not know, and nothing twice', () => {
    expect([...byPath.keys()].sort()).toEqual(inventory.map((asked) => asked.path).sort())
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length)
  })
  it('finds the fixed page before the one with a parameter', () => {
    const found = (path: string) => matchRoutes([...routes], path)?.at(-1)?.route.path
    expect(found('/game/sport')).toBe('/game/sport')
    expect(found('/game/abc')).toBe('/game/:info')
    expect(found('/game/sport/crty')).toBe('/game/sport/:enName')
    expect(found('/redirect/%2Fmine%2Fuserinfo')).toBe('/redirect/:path?')
    expect(found('/nowhere/at/all')).toBe('*')
  })
  it('gives every page a title', () => {
    for (const route of routes) expect(route.title).not.toBe('')
  })
})

describe('the navigation table', () => {
  it('has every category, asking for a login where the page does', () => {
    expect(Object.keys(navigationTable).sort()).toEqual([...navigationCategories].sort())
    for (const entry of Object.values(navigationTable)) {
      const route = routes.find((known) => known.name === entry.route)
      expect(entry.loginNeeded).toBe(route?.requiresAuth ?? false)
    }
  })
})
