export type PageMark = number | 'gap-before' | 'gap-after'

/**
 * First, last and the neighbours of the current page, with gaps between; always the same count of
 * marks, so that the buttons do not move under the pointer. A gap never hides a single page.
 */
export function pageWindow(page: number, pageCount: number): PageMark[] {
  const full = 7
  if (pageCount <= full) return Array.from({ length: pageCount }, (_, at) => at + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-after', pageCount]
  if (page >= pageCount - 3) {
    return [1, 'gap-before', ...Array.from({ length: 5 }, (_, at) => pageCount - 4 + at)]
  }
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount]
}
