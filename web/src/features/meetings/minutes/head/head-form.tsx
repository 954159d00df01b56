import { type FormEvent, useState } from 'react';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText, isRefusal } from '../../../../lib/api/call-failure.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { type HeadDraft, type HeadProblems, headChange, headDraftOf, headProblems } from './head.rules.ts';
import { HeadFields } from './head-fields.tsx';

export function HeadForm({ onSaved }: { readonly onSaved: () => void }) {
  const { minutes } = useMinutesPage();
  const { timeZone, version } = minutes;
  const [{ draft }, setForm, opened] = useKept(`minutes head form ${minutes.meetingId}`, () => ({
    draft: headDraftOf(minutes),
    version,
  }));
  const [problems, setProblems] = useState<HeadProblems>({});
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const change = headChange(opened.draft, draft, timeZone);
  const hasChange = Object.keys(change).length > 0;
  const { release } = useCloseGuard({ isDirty: () => hasChange });
  const write = (part: Partial<HeadDraft>) => {
    setForm((before) => ({ ...before, draft: { ...before.draft, ...part } }));
    setProblems({});
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = headProblems(draft, timeZone);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!hasChange) return onSaved();
    mutate(
      { act: 'update', head: change, version },
      {
        onSuccess: () => {
          release();
          toast.say('Đã lưu phần đầu biên bản');
          onSaved();
        },
      },
    );
  };
  // While it is saved, what has changed may be what is being saved.
  const isStale = !isPending && (isRefusal(error, 'version_stale') || version !== opened.version);
  return (
    <form noValidate onSubmit={save}>
      <HeadFields draft={draft} problems={problems} onChange={write} />
      <DialogActions
        failure={error && !isStale ? failureText(error, 'Không thể lưu phần đầu. Vui lòng thử lại.') : null}
        notice={
          isStale && (
            <Banner tone="warning">
              Trong lúc bạn sửa, người khác đã sửa phần đầu hoặc các mục. Lưu chỉ thay những ô bạn đã sửa.
            </Banner>
          )
        }
      >
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
