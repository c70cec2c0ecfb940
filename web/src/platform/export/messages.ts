/** Files for a spreadsheet. */
export const exportText = {
  export: '导出 CSV',
  exporting: '已读取 {count} 条…',
  fault: '导出失败：{why}',
} as const
