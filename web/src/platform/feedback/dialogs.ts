import { create } from 'zustand'
import { translate } from '../i18n/language.ts'
import { feedbackText } from './messages.ts'

export interface TipsOptions {
  readonly msg: string
  readonly title?: string
  readonly isShowCancel?: boolean
  readonly sureText?: string
  readonly cancelText?: string
  readonly closeAble?: boolean
  readonly onSure?: () => void
  readonly onCancel?: () => void
}

export interface LoadingOptions {
  readonly msg?: string
  readonly isAutoClose?: boolean
  readonly isShowIcon?: boolean
  readonly maskClosable?: boolean
  readonly isShowMask?: boolean
}

export type ToastTone = 'plain' | 'info' | 'success' | 'warning' | 'error'

export type DialogEntry =
  | ({ readonly kind: 'tips'; readonly id: number } & Required<
      Omit<TipsOptions, 'onSure' | 'onCancel'>
    > &
      Pick<TipsOptions, 'onSure' | 'onCancel'>)
  | ({ readonly kind: 'loading'; readonly id: number } & Required<LoadingOptions>)
  | { readonly kind: 'login-prompt'; readonly id: number }

export interface ToastEntry {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
}

export interface Feedback {
  /** The last one lies on top. */
  readonly dialogs: readonly DialogEntry[]
  readonly toasts: readonly ToastEntry[]
}

export const loadingAutoCloseMs = 3_000
export const toastMs = 3_000
const toastsAtOnce = 3

const useStore = create<Feedback>(() => ({ dialogs: [], toasts: [] }))

let lastId = 0
const nextId = (): number => (lastId += 1)

const push = (entry: DialogEntry): void =>
  useStore.setState(({ dialogs }) => ({ dialogs: [...dialogs, entry] }))

export const closeDialog = (id: number): void =>
  useStore.setState(({ dialogs }) => ({ dialogs: dialogs.filter((entry) => entry.id !== id) }))

export const closeAllDialogs = (): void => useStore.setState({ dialogs: [] })

/** Texts are translated already. Returns the close function. */
export const showTips = (options: TipsOptions): (() => void) => {
  const id = nextId()
  push({
    kind: 'tips',
    id,
    title: translate(feedbackText.tipsTitle),
    isShowCancel: false,
    sureText: translate(feedbackText.sure),
    cancelText: translate(feedbackText.cancel),
    closeAble: true,
    ...options,
  })
  return () => closeDialog(id)
}

export const showLoading = (options: LoadingOptions = {}): (() => void) => {
  const id = nextId()
  const entry = {
    msg: translate(feedbackText.loading),
    isAutoClose: false,
    isShowIcon: true,
    maskClosable: false,
    isShowMask: true,
    ...options,
  }
  push({ kind: 'loading', id, ...entry })
  const close = (): void => closeDialog(id)
  if (!entry.isAutoClose) return close
  const timer = setTimeout(close, loadingAutoCloseMs)
  return () => {
    clearTimeout(timer)
    close()
  }
}

/** Only one login prompt at a time. */
export const showLoginPrompt = (): void => {
  if (useStore.getState().dialogs.some((entry) => entry.kind === 'login-prompt')) return
  push({ kind: 'login-prompt', id: nextId() })
}

export const dismissToast = (id: number): void =>
  useStore.setState(({ toasts }) => ({ toasts: toasts.filter((entry) => entry.id !== id) }))

/** A repeated text replaces the older toast. */
export const showToast = (text: string, { tone = 'plain' }: { tone?: ToastTone } = {}): void => {
  const id = nextId()
  useStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((entry) => entry.text !== text), { id, text, tone }].slice(
      -toastsAtOnce,
    ),
  }))
  setTimeout(() => dismissToast(id), toastMs)
}

export const useDialogs = (): readonly DialogEntry[] => useStore((state) => state.dialogs)
export const useToasts = (): readonly ToastEntry[] => useStore((state) => state.toasts)
/** For reading outside React. */
export const shownFeedback = (): Feedback => useStore.getState()
