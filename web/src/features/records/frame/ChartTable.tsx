interface ChartTableProps {
  summary: string
  /** The first column is the day or month. */
  columns: readonly string[]
  rows: readonly { readonly day: string; readonly sums: readonly string[] }[]
}

/** The numbers of a chart, folded away below it. */
export function ChartTable({ summary, columns, rows }: ChartTableProps) {
  return (
    <details className="mt-3 text-13">
      <summary className="w-fit cursor-pointer text-brand-text">{summary}</summary>
      <div className="mt-2 max-h-60 overflow-y-auto rounded-md border border-line">
        <table className="w-full">
          <thead className="text-muted">
            <tr className="border-b border-line text-right *:px-3 *:py-1.5 *:font-medium">
              {columns.map((column) => (
                <th key={column} className="first:text-left">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-num">
            {rows.map(({ day, sums }) => (
              <tr
                key={day}
                className="border-b border-line text-right *:px-3 *:py-1.5 last:border-b-0"
              >
                <th scope="row" className="text-left font-normal">
                  {day}
                </th>
                {sums.map((sum, at) => (
                  <td key={columns[at + 1]}>{sum}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
