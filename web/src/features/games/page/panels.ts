/** What opens over a game. */
export type PanelName = 'rules' | 'history' | 'fair'
