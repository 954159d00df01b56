import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery, useLineStep } from '../../../../data/meetings/minutes-lines.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { endedText, kindWords, taskOnPaper } from '../minutes-words.ts';

/** What was said and the document lacks; who adds it accepts it. */
export function SuggestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const suggestions = useQuery(suggestionsQuery(minutes.meetingId));
  const { mutate, isPending, error } = useLineStep(minutes.meetingId);
  const key = useSubmitKey();
  const add = (chosen: readonly MinutesSuggestion[]) => {
    const readings = chosen.map(({ reading }) => reading);
    mutate(
      { act: 'import', readings, key: key.keyFor(readings) },
      {
        onSuccess: () => toast.say(`Đã thêm ${chosen.length} dòng vào biên bản`),
      },
    );
  };
  const all = suggestions.data?.suggestions ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Đã nói mà biên bản chưa có"
      description="Đọc được từ bản gỡ băng. Mục bạn thêm được coi là bạn đã duyệt."
      failure={error && failureText(error, 'Không thể thêm vào biên bản. Vui lòng thử lại.')}
      actions={
        <>
          {all.length > 1 && (
            <Button busy={isPending} onClick={() => add(all.slice(0, 200))}>
              Thêm tất cả
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Xong
          </Button>
        </>
      }
    >
      <Loaded query={suggestions} failure="Không thể tải các mục này.">
        {(read) =>
          read.suggestions.length === 0 ? (
            <p className="text-muted">Biên bản đã có mọi mục đọc được.</p>
          ) : (
            <Suggestions suggestions={read.suggestions} isBusy={isPending} onAdd={(one) => add([one])} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly MinutesSuggestion[];
  readonly isBusy: boolean;
  readonly onAdd: (suggestion: MinutesSuggestion) => void;
}

function Suggestions({ suggestions, isBusy, onAdd }: SuggestionsProps) {
  const { minutes } = useMinutesPage();
  const titleOf = (sectionId: string) => minutes.sections.find(({ id }) => id === sectionId)?.title;
  return (
    <ul ref={useRowFocus<HTMLUListElement>()} className="flex flex-col divide-y">
      {suggestions.map((suggestion) => (
        <li key={suggestion.reading.id} className="flex flex-wrap items-start gap-3 py-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="break-words">
              <b className="font-semibold">{kindWords[suggestion.kind].lead}</b>
              {endedText(suggestion.text)} {suggestion.task && taskOnPaper(suggestion.task)}
            </p>
            <p className="text-small break-words text-muted">
              {titleOf(suggestion.sectionId) && `Vào mục “${titleOf(suggestion.sectionId)}”`}
              {!suggestion.isApproved && ' · chưa ai duyệt ở phần Phân tích'}
            </p>
          </div>
          <Button size="small" busy={isBusy} onClick={() => onAdd(suggestion)}>
            Thêm
          </Button>
        </li>
      ))}
    </ul>
  );
}
