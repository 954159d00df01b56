import { useState } from 'react';
import type { SeriesPart } from '../../data/meetings/series.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SpanChoice } from './span-choice.tsx';

interface SpanQuestionProps {
  readonly meetingId: string;
  readonly title: string;
  /** What the button says. */
  readonly confirm: string;
  readonly danger?: boolean;
  /** Where one alone cannot be meant, as with another rhythm. */
  readonly wholeOnly?: boolean;
  /** What is chosen at first. */
  readonly usual?: SeriesPart;
  readonly busy?: boolean;
  readonly failure?: string | null;
  readonly onChoose: (part: SeriesPart) => void;
  readonly onClose: () => void;
}

/** Before a change of one of a series is kept: which of its meetings are meant. */
export function SpanQuestion(props: SpanQuestionProps) {
  const {
    meetingId,
    title,
    confirm,
    danger = false,
    wholeOnly = false,
    usual = 'this',
    busy = false,
    failure,
  } = props;
  const [span, choose] = useState<SeriesPart>(wholeOnly ? 'following' : usual);
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={title}
      description="Cuộc họp này lặp lại. Người dự được báo một lần, không phải từng buổi."
      failure={failure}
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
        <SpanChoice meetingId={meetingId} wholeOnly={wholeOnly} value={span} onChange={choose} />
      </div>
    </Dialog>
  );
}
