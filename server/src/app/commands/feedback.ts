import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { FeedbackType } from '@xinghe/rules/inbox/feedback.ts'
import * as feedback from '../../features/inbox/feedback/answer-feedback.ts'
import type { Platform } from '../../platform/parts.ts'
import { acts, reads, UsageFault, type Command, type Step } from './command.ts'
import { indented } from './printable.ts'

const typeNames: Readonly<Record<FeedbackType, string>> = {
  1: 'deposit',
  2: 'withdrawal',
  3: 'bet',
  4: 'promotion',
  5: 'account',
  6: 'technical',
  7: 'suggestion',
  8: 'other',
}

const list = async (platform: Platform): Promise<string> => {
  const waiting = await feedback.listWaiting(platform)
  if (waiting.length === 0) return 'none waits'
  return waiting
    .map(({ id, changedAt, memberId, type, words }) =>
      [id, siteMinute(changedAt), memberId, typeNames[type], words.replaceAll('\n', ' ')].join(
        '  ',
      ),
    )
    .join('\n')
}

const show = async (platform: Platform, id: string): Promise<string> => {
  const shown = await feedback.showThread(platform, id)
  if (shown === null) throw new UsageFault(`there is no feedback "${id}"`)
  const { memberId, type, state, follows } = shown.thread
  const heading = [id, memberId, typeNames[type], state, follows && `goes on from ${follows}`]
  const messages = shown.messages.map(({ isMember, madeAt, words, pictures, tickets, orderId }) => {
    const attached = [
      ...tickets.map((ticket) => `  ticket ${ticket}`),
      ...(orderId === null ? [] : [`  order ${orderId}`]),
      ...(pictures.length === 0 ? [] : [`  ${pictures.length} pictures`]),
    ]
    return [
      `${siteMinute(madeAt)}  ${isMember ? 'member' : 'site'}: ${indented(words)}`,
      ...attached,
    ]
  })
  return [heading.filter(Boolean).join('  '), ...messages.flat()].join('\n')
}

const savePictures = (id: string, folder: string): Step => {
  if (folder === '') throw new UsageFault('pictures takes a folder to write them to')
  return acts(async (platform, actor) => {
    const pictures = await feedback.readPictures(platform, { id, actor })
    if (pictures.length === 0) throw new UsageFault(`"${id}" has no pictures`)
    await mkdir(folder, { recursive: true })
    const paths = pictures.map((_, at) => join(folder, `${id}-${at + 1}.webp`))
    await Promise.all(
      pictures.map(({ content }, at) => writeFile(paths[at] ?? '', content, { mode: 0o600 })),
    )
    return paths.join('\n')
  })
}

export const feedbackCommands: Record<string, Command> = {
  feedback: {
    usage:
      'feedback                         list threads that wait for an answer\n' +
      '  feedback ID                      show one\n' +
      '  feedback ID reply TEXT           answer it; the member gets a letter\n' +
      '  feedback ID close                close it; the member can go on with it for 30 days\n' +
      '  feedback ID pictures FOLDER      write its pictures to a folder',
    parse: ([id = '', word, ...rest]) => {
      if (id === '') return reads(list)
      if (word === undefined) return reads((platform) => show(platform, id))
      if (word === 'reply') {
        const text = rest.join(' ').trim()
        if (text === '') throw new UsageFault('reply takes a text, which the member reads')
        return acts(async (platform, actor) => {
          await feedback.replyToFeedback(platform, { id, text, actor })
          return `${id} is answered`
        })
      }
      if (word === 'close')
        return acts(async (platform, actor) => {
          await feedback.closeFeedback(platform, { id, actor })
          return `${id} is closed`
        })
      if (word === 'pictures') return savePictures(id, rest.join(' '))
      throw new UsageFault('feedback ID takes reply TEXT, close or pictures FOLDER')
    },
  },
}
