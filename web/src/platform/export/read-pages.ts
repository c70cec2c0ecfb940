interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

const pageSize = 100

/** Reads all pages of a list; `told` is called with the number of rows read so far. */
export const readPages = async <Row>(
  readPage: (page: { pageNum: number; pageSize: number }) => Promise<Page<Row>>,
  told: (count: number) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await readPage({ pageNum, pageSize })
    rows.push(...list)
    told(rows.length)
    if (list.length < pageSize || rows.length >= total) return rows
  }
}
