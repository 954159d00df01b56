import { useQuery } from '@tanstack/react-query';
import BookA from 'lucide-react/icons/book-a';
import { useState } from 'react';
import { glossaryPlacesQuery } from '../../../../data/transcripts/glossary-places.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { GlossaryDialog } from './glossary-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

interface TranscriptGlossaryProps {
  readonly transcriptId: string;
  readonly mayCorrect: boolean;
}

/** How many places the glossary changed and asks about, and the way to them. */
export function TranscriptGlossary({ transcriptId, mayCorrect }: TranscriptGlossaryProps) {
  const { data } = useQuery(glossaryPlacesQuery(transcriptId));
  const [open, setOpen] = useState<'places' | 'preview' | null>(null);
  const [applied, proposed] = [data?.applied ?? 0, data?.proposed ?? 0];
  const hasPlaces = (data?.turns.length ?? 0) > 0;
  if (!hasPlaces && !mayCorrect) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-5 py-1.5 text-small max-md:px-4">
      <BookA aria-hidden="true" className="text-muted" />
      <span className="min-w-0 flex-1 text-muted">
        {hasPlaces ? `${formatNumber(applied)} chỗ sửa theo từ điển` : 'Từ điển của công ty'}
        {proposed > 0 && <span className="text-turmeric-ink"> · {formatNumber(proposed)} chỗ cần xem</span>}
      </span>
      <Button look="plain" size="small" onClick={() => setOpen(hasPlaces ? 'places' : 'preview')}>
        {hasPlaces ? 'Xem các chỗ' : 'Áp dụng'}
      </Button>
      {open === 'places' && (
        <GlossaryDialog
          transcriptId={transcriptId}
          mayCorrect={mayCorrect}
          onPreview={() => setOpen('preview')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'preview' && (
        <PreviewDialog
          transcriptId={transcriptId}
          onApplied={() => setOpen('places')}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
