import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { DraftForm } from './draft-form.tsx';
import { isDirty } from './editor/drafts.rules.ts';
import { useMinutesPage } from './minutes-context.ts';

interface MinutesNoticesProps {
  readonly canDraft: boolean;
  readonly onSuggestions: () => void;
}

/** What there is to know before reading on. */
export function MinutesNotices({ canDraft, onSuggestions }: MinutesNoticesProps) {
  const { minutes, canEdit, editor, meeting } = useMinutesPage();
  const unsaved = Object.values(editor.drafts).filter(isDirty);
  return (
    <>
      {minutes.state === 'void' && canDraft && (
        <div className="rounded-panel border bg-surface p-5">
          <h2 className="mb-3 font-semibold">Soạn biên bản khác</h2>
          <DraftForm meeting={meeting} />
        </div>
      )}
      {canEdit && minutes.suggestionCount > 0 && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={onSuggestions}>
              Xem và thêm
            </Button>
          }
        >
          Cuộc họp còn nội dung mà biên bản chưa có.
        </Banner>
      )}
      {!canEdit && unsaved.length > 0 && (
        <Banner
          tone="warning"
          action={
            <CopyButton text={unsaved.map(({ text }) => text).join('\n')} label="Sao chép nội dung đã gõ" />
          }
        >
          Biên bản vừa chuyển bước nên không sửa được nữa. Nội dung bạn đang gõ chưa được lưu.
        </Banner>
      )}
    </>
  );
}
