import {
  chatClientFrame,
  chatFrameBytes,
  type ChatClientFrame,
} from '@xinghe/contract/chat-frames.ts'
import { lazyParser } from '../../../platform/http/lazy-parser.ts'
import { parseJson } from '../../../platform/http/parse-json.ts'

/** A frame whose id is known but whose data is not as the schema has it; it is answered under its id. */
export interface WrongFrame {
  readonly wrong: ChatClientFrame['msgId']
  readonly about: { readonly rid?: string; readonly cid?: string; readonly gide?: string }
}

/** The data of the client's frames with this id. */
export type DataOf<Id extends ChatClientFrame['msgId']> = Extract<
  ChatClientFrame,
  { msgId: Id }
>['msgData']

const parseFrame = lazyParser(chatClientFrame)
const clientIds: ReadonlySet<unknown> = new Set(
  chatClientFrame.def.options.flatMap((option) => option.shape.msgId.def.values),
)
const aboutMost = 80

const field = (data: object, name: string): object => {
  const value: unknown = Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined
  return typeof value === 'string' && value.length <= aboutMost ? { [name]: value } : {}
}

/** The room, message or match that a frame is about. */
export const aboutOf = (data: unknown): WrongFrame['about'] =>
  typeof data === 'object' && data !== null
    ? { ...field(data, 'rid'), ...field(data, 'cid'), ...field(data, 'gide') }
    : {}

/** Null for anything that is no frame of a client: the socket is closed. */
export const readFrame = (raw: Buffer, isBinary: boolean): ChatClientFrame | WrongFrame | null => {
  if (isBinary || raw.length > chatFrameBytes) return null
  try {
    const value = parseJson(raw.toString('utf8'))
    const { success, data } = parseFrame(value)
    if (success) return data
    const { msgId, msgData } = (value ?? {}) as { msgId?: unknown; msgData?: unknown }
    if (!clientIds.has(msgId)) return null
    return { wrong: msgId as ChatClientFrame['msgId'], about: aboutOf(msgData) }
  } catch {
    return null
  }
}
