import { useText } from '../../../platform/i18n/use-text.ts'
import type { Table } from '../texts/document.ts'

/** Cells are texts of the dictionary, or are in the reader's script already. */
export function DocumentTable({ table, label }: { table: Table; label: string }) {
  const t = useText()
  return (
    <div
      role="group"
      aria-label={label}
      // Focusable, so that a keyboard can scroll a table wider than the phone.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full min-w-max border-collapse text-left text-14 leading-6">
        <thead className="bg-page text-muted">
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {t(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')} className="border-t border-line">
              {row.map((cell, column) => (
                <td key={table.head[column]} className={cellClass(cell)}>
                  {t(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// Figures line up in the numeral face; long cells wrap instead of widening the table for ever.
function cellClass(cell: string): string {
  const face = /^[-+\d.,/]+$/.test(cell)
    ? 'font-num tabular-nums whitespace-nowrap'
    : 'max-w-40 md:max-w-80'
  return `px-3 py-2 align-top ${face}`
}
