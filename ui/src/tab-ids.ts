export const tabId = (id: string, key: string): string => `${id}-tab-${key}`

export const tabPanelId = (id: string, key: string): string => `${id}-panel-${key}`
