import type { ModelReading } from '@hopgon/contract/readings/model/schemas';
import { useQuery } from '@tanstack/react-query';
import { readerQuery, useSaveReader } from '../../../data/meetings/reader.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { readerWords } from './reader-words.rules.ts';

/** Whose reading is shown, and a way to the other one; nothing where only the engine read. */
export function ReaderBar({ meetingId }: { readonly meetingId: string }) {
  const { data } = useQuery(readerQuery(meetingId));
  const { mutate, isPending } = useSaveReader(meetingId);
  if (!data?.model) return null;
  const other = data.reader === 'model' ? 'engine' : 'model';
  const isChoice = data.can.edit && data.model.state === 'ready';
  const change = () =>
    mutate(other, {
      onError: (error) => toast.fail(failureText(error, 'Không thể đổi bản đọc. Vui lòng thử lại.')),
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-panel border bg-surface px-5 py-3 text-small">
      <p className={isProblem(data.model) ? 'text-turmeric-ink' : 'text-muted'}>
        {readerWords(data.reader, data.model)}
      </p>
      {isChoice && (
        <Button size="small" busy={isPending} onClick={change}>
          {other === 'engine' ? 'Xem bản AI tại chỗ đọc' : 'Xem bản mô hình đọc'}
        </Button>
      )}
    </div>
  );
}

const isProblem = ({ state }: ModelReading): boolean => state === 'failed';
