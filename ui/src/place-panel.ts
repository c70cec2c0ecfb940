export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'top'

const edgePx = 8

function alignedLeft(anchor: DOMRect, width: number, placement: Placement): number {
  if (placement === 'bottom-start') return anchor.left
  if (placement === 'bottom-end') return anchor.right - width
  return anchor.left + (anchor.width - width) / 2
}

/**
 * Places a fixed panel beside its anchor, on the other side where there is no room, never beyond the
 * window's edge. CSS anchors would do it, but not yet in every browser members use.
 */
export function placePanel(
  anchor: Element,
  panel: HTMLElement,
  placement: Placement,
  gapPx: number,
): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = box.bottom + gapPx
  const above = box.top - gapPx - height
  const roomBelow = below + height <= window.innerHeight - edgePx
  const roomAbove = above >= edgePx
  const top =
    placement === 'top' ? (roomAbove ? above : below) : roomBelow || !roomAbove ? below : above
  const rightmost = document.documentElement.clientWidth - width - edgePx
  const left = Math.max(edgePx, Math.min(alignedLeft(box, width, placement), rightmost))
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
