import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { contentOf } from '../editor/drafts.rules.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { markWords, unsupportedInWords } from '../minutes-words.ts';

/** Why a person should look at a line, with what settles it. */
export function LineMarks({ line }: { readonly line: MinutesLine }) {
  const { canEdit, editor } = useMinutesPage();
  const { id, marks } = line;
  if (marks.length === 0) return null;
  const has = (mark: (typeof marks)[number]) => marks.includes(mark);
  const openLine = () => editor.openRow({ key: id, line, draft: null });
  return (
    <span className="pointer-events-none relative inline-flex max-w-full flex-wrap items-center gap-1.5 align-middle font-sans text-small whitespace-normal [&_button]:pointer-events-auto">
      {marks.map((mark) => (
        <Chip key={mark} tone="turmeric" icon={<CircleDashed />}>
          {markWords[mark]}
        </Chip>
      ))}
      {has('source_changed') && line.reading && (
        <SourceNow reading={line.reading} isNote={line.held?.kind === 'note'} />
      )}
      {line.unsupported.length > 0 && (
        <span className="min-w-0 break-words text-muted">{unsupportedInWords(line.unsupported)}</span>
      )}
      {canEdit && (
        <>
          {has('source_changed') && (
            <>
              <Button size="small" look="plain" onClick={() => editor.refresh(id)}>
                {line.reading?.isRejected ? 'Xóa dòng này' : 'Lấy nội dung mới'}
              </Button>
              <Button size="small" look="plain" onClick={() => editor.accept([line])}>
                Giữ như biên bản
              </Button>
            </>
          )}
          {has('turn_corrected') && !has('unaccepted') && (
            <Button size="small" look="plain" onClick={() => editor.accept([line])}>
              Giữ như biên bản
            </Button>
          )}
          {has('vote_cancelled') && !has('source_changed') && !has('unaccepted') && (
            <Button size="small" look="plain" onClick={() => editor.removeLine(id)}>
              Xóa dòng này
            </Button>
          )}
          {has('unaccepted') && !has('source_changed') && (
            <>
              <Button size="small" icon={<Check />} onClick={() => editor.accept([line])}>
                Duyệt
              </Button>
              <Button size="small" look="plain" onClick={() => editor.removeLine(id)}>
                Bỏ
              </Button>
            </>
          )}
          {has('no_evidence') && (
            <Button size="small" look="plain" onClick={() => editor.confirm([id])}>
              Tôi xác nhận
            </Button>
          )}
          {has('no_assignee') && contentOf(line).kind === 'task' && (
            <Button size="small" look="plain" onClick={openLine}>
              Giao cho ai?
            </Button>
          )}
        </>
      )}
    </span>
  );
}

type Reading = NonNullable<MinutesLine['reading']>;

/** What the reading of a line says since it was taken. */
const SourceNow = ({
  reading: { isRejected, text, assigneeName, deadline },
  isNote,
}: {
  readonly reading: Reading;
  readonly isNote: boolean;
}) => (
  <span className="min-w-0 break-words text-muted">
    {isRejected
      ? isNote
        ? 'Người viết đã xóa ghi chú này.'
        : 'Mục này đã bị bỏ ở tab Phân tích.'
      : `${isNote ? 'Ghi chú' : 'Phân tích'} nay ghi: “${[text, assigneeName, deadline && `hạn ${dayInDigits(deadline)}`].filter(Boolean).join(', ')}”.`}
  </span>
);
