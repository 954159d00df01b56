import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

interface ChartPanelProps {
  readonly id?: string;
  /** The question that the chart answers. */
  readonly title: string;
  readonly note?: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** A chart, and at the press of a button its table; printed are both. */
export function ChartPanel({ id, title, note, chart, table }: ChartPanelProps) {
  const [isTable, showTable] = useState(false);
  return (
    <Panel id={id} className="scroll-mt-20 break-inside-avoid">
      <PanelHead
        title={title}
        aside={
          <Button
            size="small"
            look="plain"
            icon={isTable ? <ChartColumn /> : <Table2 />}
            aria-pressed={isTable}
            onClick={() => showTable(!isTable)}
            className="print:hidden"
          >
            Bảng
          </Button>
        }
      />
      <div className="px-5 py-4">
        {note && <div className="mb-3 text-small text-muted">{note}</div>}
        <div className={isTable ? 'hidden print:block' : undefined}>{chart}</div>
        <div className={isTable ? 'overflow-x-auto' : 'sr-only print:not-sr-only'}>{table}</div>
      </div>
    </Panel>
  );
}

interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Of the rows, where two may have one name. */
  readonly ids?: readonly string[];
}

export const FigureTable = ({ caption, columns, rows, ids }: FigureTableProps) => (
  <table className="w-full text-small tabular-nums">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="text-muted">
        {columns.map((column, place) => (
          <th
            key={column}
            scope="col"
            className={place === 0 ? 'py-1.5 text-left font-medium' : 'py-1.5 pl-3 text-right font-medium'}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={ids?.[row] ?? name} className="border-t">
          <th scope="row" className="min-w-32 py-1.5 text-left font-[400] break-words">
            {name}
          </th>
          {cells.map((cell, place) => (
            <td key={columns[place + 1]} className="py-1.5 pl-3 text-right">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
