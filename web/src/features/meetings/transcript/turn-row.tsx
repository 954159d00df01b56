import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { correctableLength } from '@hopgon/contract/transcripts/schemas';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useRef } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { TurnCorrections } from './turn-corrections.tsx';
import { TurnForm } from './turn-form.tsx';
import { Found, Gap, Speaker } from './turn-line.tsx';

interface TurnRowProps {
  readonly turn: Turn;
  readonly isMarked: boolean;
  /** Words looked for; empty for none. */
  readonly query?: string;
  /** Only what has the diacritics as typed is marked. */
  readonly isExact?: boolean;
  readonly transcriptId: string;
  readonly mayCorrect: boolean;
  readonly isEditing: boolean;
  readonly onEdit: (isOpen: boolean) => void;
}

/** A line of what was said, with its address; who may edit the meeting corrects it in its place. */
export function TurnRow(props: TurnRowProps) {
  const { turn, isMarked, query = '', isExact = false, transcriptId, mayCorrect, isEditing, onEdit } = props;
  const { index, speaker, startMs, gapMs, text, original } = turn;
  const { meetingId, version } = useMeetingPlace();
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    onEdit(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div
      className={cx(
        'group border-l-2 px-5 py-2 max-md:px-4',
        isMarked ? 'border-jade bg-jade-wash' : 'border-transparent',
      )}
    >
      <Gap startMs={startMs} gapMs={gapMs} />
      <Speaker speaker={speaker} startMs={startMs}>
        {original !== null && (
          <TurnCorrections transcriptId={transcriptId} turn={turn} mayCorrect={mayCorrect} />
        )}
        <span className="ml-auto flex items-center gap-1 self-center">
          {mayCorrect && !isEditing && text.length <= correctableLength && (
            <IconButton
              ref={pencil}
              size="small"
              icon={<Pencil />}
              label={`Sửa câu ${index + 1}`}
              className="-my-2 opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100"
              onClick={() => onEdit(true)}
            />
          )}
          <Link
            to="/meetings/$meetingId"
            params={{ meetingId }}
            search={{ tab: 'ban-ghi', ...(version === undefined ? {} : { v: version }), turn: index }}
            resetScroll={false}
            aria-label={`Liên kết đến câu ${index + 1}`}
            className="-my-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded-mark px-1 text-muted tabular-nums hover:text-jade hover:underline"
          >
            {index + 1}
          </Link>
        </span>
      </Speaker>
      {isEditing ? (
        <TurnForm transcriptId={transcriptId} turn={turn} onClose={close} />
      ) : (
        <p className="max-w-[80ch] break-words whitespace-pre-line">
          {query === '' ? text : <Found text={text} query={query} isExact={isExact} />}
        </p>
      )}
    </div>
  );
}
