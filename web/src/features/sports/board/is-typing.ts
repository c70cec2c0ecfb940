/** Whether a key belongs to a field or a dialog, and not to the screen. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
