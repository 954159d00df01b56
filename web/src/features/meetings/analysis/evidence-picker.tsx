import { fold } from '@hopgon/engine/text/fold';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { allTurnsQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { Speaker } from '../transcript/turn-line.tsx';
import { withoutTurn, withTurn } from './evidence.rules.ts';

/** More would only slow the list down; a rarer word finds the line. */
const mostTurnsOffered = 100;

interface EvidencePickerProps {
  readonly transcriptId: string;
  readonly turns: readonly number[];
  readonly onChange: (change: (now: readonly number[]) => readonly number[]) => void;
  readonly onClose: () => void;
}

/** The lines of the transcript to choose from. */
export function EvidencePicker({ transcriptId, turns, onChange, onClose }: EvidencePickerProps) {
  const { data, error, refetch } = useQuery(allTurnsQuery(transcriptId));
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const words = fold(wanted).split(/\s+/u).filter(Boolean);
  const found = data?.filter(({ text }) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  });
  const toggle = (turn: number, isChosen: boolean) =>
    onChange((now) => (isChosen ? withTurn(now, turn) : withoutTurn(now, turn)));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Chọn câu làm căn cứ"
      actions={<Button onClick={onClose}>Xong, đã chọn {turns.length} câu</Button>}
    >
      <SearchInput
        label="Tìm trong bản gỡ băng"
        placeholder="Tìm, không cần dấu"
        value={query}
        onChange={setQuery}
      />
      {!found && !error && <SkeletonRows />}
      {!found && error && (
        <LoadFailure text={failureText(error, 'Không thể tải bản gỡ băng.')} onRetry={() => void refetch()} />
      )}
      {found?.length === 0 && (
        <p className="mt-3 text-small text-muted">Không có câu nào chứa những từ này.</p>
      )}
      <ul aria-label="Các câu trong bản gỡ băng" className="mt-3 max-h-[50dvh] overflow-y-auto">
        {found?.slice(0, mostTurnsOffered).map(({ index, speaker, startMs, text }) => (
          <li key={index} className="py-1.5">
            <Checkbox
              checked={turns.includes(index)}
              onChange={(event) => toggle(index, event.target.checked)}
            >
              <Speaker speaker={speaker} startMs={startMs}>
                <span className="text-muted tabular-nums">câu {index + 1}</span>
              </Speaker>
              <span className="break-words">{text}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found && found.length > mostTurnsOffered && (
        <p className="mt-2 text-small text-muted">
          Hiện {mostTurnsOffered} câu đầu. Gõ thêm từ để tìm câu khác.
        </p>
      )}
    </Dialog>
  );
}
