import type { SeriesPlace } from '@hopgon/contract/series/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seriesQuery } from '../../data/series.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Options } from '../../ui/options.tsx';

export type Span = 'this' | 'following' | 'all';

interface SpanDialogProps {
  readonly meetingId: string;
  readonly title: string;
  /** What the button says, such as 'Lưu'. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** Where one alone cannot be meant, as with another rhythm. */
  readonly wholeOnly?: boolean;
  readonly busy?: boolean;
  /** What went wrong with the one chosen before. */
  readonly failure?: string | null;
  readonly onChoose: (span: Span) => void;
  readonly onClose: () => void;
}

const meetings = (count: number | undefined): string => (count === undefined ? '' : ` (${count} buổi)`);

const optionsFor = (place: SeriesPlace | null | undefined, wholeOnly: boolean) => [
  ...(wholeOnly
    ? []
    : [{ value: 'this' as const, label: 'Chỉ buổi này', note: 'Các buổi khác giữ nguyên.' }]),
  {
    value: 'following' as const,
    label: `Buổi này và các buổi sau${meetings(place?.following)}`,
    note: 'Các buổi trước giữ nguyên.',
  },
  {
    value: 'all' as const,
    label: `Tất cả các buổi${meetings(place?.all)}`,
    note: 'Buổi đã bắt đầu hoặc đã họp xong giữ nguyên.',
  },
];

/** Of a series: which of its meetings a change is about. */
export function SpanDialog(props: SpanDialogProps) {
  const { meetingId, title, confirm, danger = false, wholeOnly = false, busy = false, failure } = props;
  const { data: place } = useQuery(seriesQuery(meetingId));
  const [span, choose] = useState<Span>(wholeOnly ? 'following' : 'this');
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={title}
      description="Cuộc họp này thuộc một chuỗi lặp lại."
      actions={
        <>
          <Button onClick={props.onClose}>Quay lại</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={() => props.onChoose(span)}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <Banner tone="error">{failure}</Banner>}
        <Options label="Áp dụng cho" options={optionsFor(place, wholeOnly)} value={span} onChange={choose} />
      </div>
    </Dialog>
  );
}
