/** The test DOM lacks popovers; showing and hiding are all the components ask of them. */
export function installPopovers(): void {
  const shown = new WeakSet<HTMLElement>()
  HTMLElement.prototype.showPopover = function show() {
    if (shown.has(this)) throw new DOMException('already shown', 'InvalidStateError')
    shown.add(this)
    this.dataset['shown'] = 'true'
  }
  HTMLElement.prototype.hidePopover = function hide() {
    shown.delete(this)
    delete this.dataset['shown']
  }
}
