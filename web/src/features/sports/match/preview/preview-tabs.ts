import type { Preview } from '@xinghe/contract/sports-preview.ts'

export const previewTabs = ['form', 'meetings', 'table', 'lineUps'] as const
export type PreviewTab = (typeof previewTabs)[number]

/** While the preview is loading or has failed it is undefined; null where the feed has none. */
export const tabsOf = (preview: Preview | null | undefined): readonly PreviewTab[] => {
  if (preview === null) return []
  return previewTabs.filter((tab) => tab !== 'lineUps' || (preview?.lineUps ?? null) !== null)
}
