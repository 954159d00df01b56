import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Statements } from './statements.tsx';

type Level = keyof Analysis['summary'];

const levels = [
  { value: 'short', label: 'Ngắn' },
  { value: 'medium', label: 'Vừa' },
  { value: 'long', label: 'Chi tiết' },
] as const;

export function SummaryPanel({ summary }: { readonly summary: Analysis['summary'] }) {
  const [level, setLevel] = useState<Level>('medium');
  const statements = summary[level];
  return (
    <Panel>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 py-2">
        <h2 className="font-semibold">Tóm tắt</h2>
        <Segmented label="Độ dài của tóm tắt" choices={levels} value={level} onChange={setLevel} />
      </header>
      <div className="py-3">
        {statements.length > 0 ? (
          <Statements statements={statements} />
        ) : (
          <p className="px-5 text-small text-muted">Bản ghi quá ngắn để tóm tắt.</p>
        )}
      </div>
    </Panel>
  );
}
