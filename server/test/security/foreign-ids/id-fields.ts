import * as z from 'zod/mini'
import { builtCalls } from '@xinghe/contract/calls.ts'
import { resourceMethods } from '@xinghe/contract/sports-methods.ts'
import { resourceRequest } from '@xinghe/contract/sports-resource.ts'
import { excusedAnywhere, excusedOf } from './excused-fields.ts'
import { idTable, pathOfMethod } from './id-table.ts'

interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The fields that may hold any text, and those without a schema of their own. */
const textFields = (shape: Shape, path = ''): string[] => {
  const parts = shape.anyOf ?? shape.allOf
  if (parts !== undefined) return parts.flatMap((each) => textFields(each, path))
  if (shape.properties !== undefined)
    return Object.entries(shape.properties).flatMap(([name, field]) =>
      textFields(field, below(path, name)),
    )
  if (shape.items !== undefined) return textFields(shape.items, `${path}[]`)
  const isFree = shape.const === undefined && shape.enum === undefined
  const isText = shape.type === undefined || [shape.type].flat().includes('string')
  return isFree && isText && path !== '' ? [path] : []
}

const fieldsOf = (schema: z.ZodMiniType): string[] => [
  ...new Set(textFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)),
]

interface Field {
  readonly path: string
  readonly field: string
}

export const nameOf = ({ path, field }: Field): string => `${path} ${field}`

/** Every text field that a call or a method of the book takes. */
const allFields = (): Field[] => [
  ...builtCalls.flatMap(({ path, input }) => fieldsOf(input).map((field) => ({ path, field }))),
  ...Object.entries(resourceMethods).flatMap(([method, { request }]) =>
    [...fieldsOf(resourceRequest), ...fieldsOf(request as z.ZodMiniType)].map((field) => ({
      path: pathOfMethod(method),
      field,
    })),
  ),
]

/** Text fields that the table does not attack and no reason excuses. */
export const unlistedFields = (): string[] => {
  const attacked = new Set(idTable.map(nameOf))
  return allFields()
    .filter((each) => !attacked.has(nameOf(each)))
    .filter(({ field }) => !Object.hasOwn(excusedAnywhere, field))
    .filter(({ path, field }) => !Object.hasOwn(excusedOf[path] ?? {}, field))
    .map(nameOf)
}

/** Rows and excuses of fields that no call takes. */
export const strayFields = (): string[] => {
  const known = new Set(allFields().map(nameOf))
  const excused = Object.entries(excusedOf).flatMap(([path, fields]) =>
    Object.keys(fields).map((field) => ({ path, field })),
  )
  return [...idTable, ...excused].map(nameOf).filter((name) => !known.has(name))
}
