/** Reads values of unknown type: parsed JSON, caught errors. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/** The text under `key`, or undefined. */
export function textAt(value: unknown, key: string): string | undefined {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : undefined
}

export function numberAt(value: unknown, key: string): number | undefined {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'number' ? found : undefined
}

export function listAt(value: unknown, key: string): unknown[] {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

/** The system's name of a failure: ENOENT, EEXIST … */
export function errorCode(error: unknown): string | undefined {
  return textAt(error, 'code')
}
