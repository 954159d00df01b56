import { lineLeads, proposalLeads } from '@hopgon/contract/minutes/names';
import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import { useQuery } from '@tanstack/react-query';
import {
  suggestionsQuery,
  useLineStep,
  useRejectSuggestions,
} from '../../../../data/meetings/minutes-lines.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { endedText, taskOnPaper } from '../minutes-words.ts';

const idsOf = ({ from, sameIds }: MinutesSuggestion): string[] => [from.id, ...sameIds];

/** What the meeting said, wrote and voted and the document lacks; who adds it accepts it. */
export function SuggestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const suggestions = useQuery(suggestionsQuery(minutes.meetingId));
  const { mutate, isPending, error } = useLineStep(minutes.meetingId);
  const rejection = useRejectSuggestions(minutes.meetingId);
  const key = useSubmitKey();
  const add = (chosen: readonly MinutesSuggestion[]) => {
    const sources = chosen.map(({ from }) => from);
    mutate(
      { act: 'import', sources, key: key.keyFor(sources) },
      { onSuccess: () => toast.say(`Đã thêm ${chosen.length} mục vào biên bản`) },
    );
  };
  const restoring = (one: MinutesSuggestion) => ({ ids: idsOf(one), isRejected: false });
  const reject = (one: MinutesSuggestion) =>
    rejection.mutate(
      { ids: idsOf(one), isRejected: true },
      { onSuccess: () => toast.undoable('Đã bỏ qua mục này', () => rejection.mutateAsync(restoring(one))) },
    );
  const failure = error ?? rejection.error;
  const isBusy = isPending || rejection.isPending;
  const all = suggestions.data?.suggestions ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cuộc họp có nói, biên bản chưa có"
      description="Lấy từ bản gỡ băng, ghi chú và biểu quyết. Mục bạn thêm được coi là bạn đã duyệt."
      failure={failure && failureText(failure, 'Không thể lưu thay đổi. Vui lòng thử lại.')}
      actions={
        <>
          {all.length > 1 && (
            <Button busy={isBusy} onClick={() => add(all.slice(0, 200))}>
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
        {(read) => (
          <div className="flex flex-col gap-4">
            {read.suggestions.length === 0 ? (
              <p className="text-muted">Biên bản đã có mọi điều cuộc họp nói, trừ những mục bạn bỏ qua.</p>
            ) : (
              <Suggestions suggestions={read.suggestions}>
                {(one) => (
                  <>
                    <Button size="small" look="plain" busy={isBusy} onClick={() => reject(one)}>
                      Bỏ qua
                    </Button>
                    <Button size="small" busy={isBusy} onClick={() => add([one])}>
                      {one.lineId ? 'Thêm làm căn cứ' : 'Thêm'}
                    </Button>
                  </>
                )}
              </Suggestions>
            )}
            {read.rejected.length > 0 && (
              <details>
                <summary className="cursor-pointer text-small text-muted">
                  Đã bỏ qua {read.rejected.length} mục
                </summary>
                <Suggestions suggestions={read.rejected}>
                  {(one) => (
                    <Button size="small" busy={isBusy} onClick={() => rejection.mutate(restoring(one))}>
                      Gợi ý lại
                    </Button>
                  )}
                </Suggestions>
              </details>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly MinutesSuggestion[];
  /** What one may do with a suggestion. */
  readonly children: (suggestion: MinutesSuggestion) => React.ReactNode;
}

function Suggestions({ suggestions, children }: SuggestionsProps) {
  return (
    <ul ref={useRowFocus<HTMLUListElement>()} className="flex flex-col divide-y">
      {suggestions.map((suggestion) => (
        <li key={suggestion.from.id} className="flex flex-wrap items-start gap-3 py-3">
          <SuggestionText suggestion={suggestion} />
          <span className="flex flex-wrap gap-2">{children(suggestion)}</span>
        </li>
      ))}
    </ul>
  );
}

const sourceWords = { reading: 'Bản gỡ băng', note: 'Ghi chú trong cuộc họp', vote: 'Biểu quyết' } as const;

function SuggestionText({ suggestion }: { readonly suggestion: MinutesSuggestion }) {
  const { minutes } = useMinutesPage();
  const { kind, text, task, from, evidence, isApproved, sectionId, lineId } = suggestion;
  const title = minutes.sections.find(({ id }) => id === sectionId)?.title;
  return (
    <div className="min-w-0 flex-[1_1_14rem]">
      <p className="break-words">
        {isApproved ? <b className="font-semibold">{lineLeads[kind]}</b> : proposalLeads[kind]}
        {endedText(text)} {task && taskOnPaper(task)}
      </p>
      <p className="text-small break-words text-muted">
        {sourceWords[from.kind]}
        {from.kind !== 'reading' && evidence.length > 0 && ' và bản gỡ băng'}
        {title && (lineId ? ` · mục “${title}” đã có dòng cùng nội dung` : ` · vào mục “${title}”`)}
        {!isApproved && ' · chưa ai duyệt ở tab Phân tích'}
      </p>
    </div>
  );
}
