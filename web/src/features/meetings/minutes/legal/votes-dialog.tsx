import { Body } from '@hopgon/contract/governance/schemas';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { useLineStep } from '../../../../data/meetings/minutes-lines.ts';
import { motionsQuery } from '../../../../data/meetings/motions.ts';
import { agendaQuery } from '../../../../data/meetings/preparation.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { PaperVoteDialog } from '../../../live/motions/paper-vote-dialog.tsx';
import { useMinutesPage } from '../minutes-context.ts';

/** The votes of the meeting: which are in the minutes, and which decision each made. */
export function VotesDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes, meeting } = useMinutesPage();
  const motions = useQuery(motionsQuery(minutes.meetingId));
  const { data: agenda } = useQuery(agendaQuery(minutes.meetingId));
  const [isRecording, setRecording] = useState(false);
  const { data: body = null } = Body.safeParse(minutes.template);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Biểu quyết của cuộc họp"
      actions={
        <Button look="primary" onClick={onClose}>
          Xong
        </Button>
      }
    >
      <Loaded query={motions} failure="Không thể tải biểu quyết của cuộc họp.">
        {(data) => {
          const closed = data.motions.filter(({ state }) => state === 'closed').toReversed();
          return (
            <>
              <VoteList motions={closed} />
              <LooseDecisions motions={closed} />
              {data.can.open && (
                <Button size="small" icon={<Plus />} className="mt-3" onClick={() => setRecording(true)}>
                  Ghi kết quả phiếu giấy
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {isRecording && (
        <PaperVoteDialog
          meetingId={meeting.id}
          items={agenda?.items ?? []}
          body={body}
          onClose={() => setRecording(false)}
          onRecorded={() => toast.say('Đã ghi kết quả. Hãy đưa vào biên bản.')}
        />
      )}
    </Dialog>
  );
}

interface VoteListProps {
  readonly motions: readonly Motion[];
}

const linesOf = (sections: readonly { readonly lines: readonly MinutesLine[] }[]) =>
  sections.flatMap(({ lines }) => lines);

function VoteList({ motions }: VoteListProps) {
  const { minutes, canEdit } = useMinutesPage();
  const { mutate, isPending } = useMinutesStep(minutes.meetingId);
  const key = useSubmitKey();
  const written = new Set(linesOf(minutes.sections).flatMap(({ motionId }) => motionId ?? []));
  const missing = motions.filter(({ id }) => !written.has(id));
  const add = () =>
    mutate(
      { act: 'votes', key: key.keyFor(missing.map(({ id }) => id)) },
      {
        onSuccess: () => toast.say('Đã đưa biểu quyết vào biên bản'),
        onError: (error) =>
          toast.fail(failureText(error, 'Không thể đưa biểu quyết vào biên bản. Vui lòng thử lại.')),
      },
    );
  if (motions.length === 0) return <p className="text-muted">Cuộc họp chưa có biểu quyết nào đã đóng.</p>;
  return (
    <>
      <ul className="divide-y">
        {motions.map((motion) => (
          <li key={motion.id} className="flex flex-wrap items-start justify-between gap-2 py-2">
            <span className="min-w-0 flex-[1_1_12rem] break-words">{motion.text}</span>
            <span className="flex gap-1.5">
              <Chip tone={motion.isPassed ? 'jade' : 'brick'}>
                {motion.isPassed ? 'Thông qua' : 'Không thông qua'}
              </Chip>
              {!written.has(motion.id) && <Chip tone="turmeric">Chưa có trong biên bản</Chip>}
            </span>
          </li>
        ))}
      </ul>
      {canEdit && missing.length > 0 && (
        <Button size="small" busy={isPending} className="mt-2" onClick={add}>
          Đưa {missing.length} biểu quyết vào biên bản
        </Button>
      )}
    </>
  );
}

/** Decisions that name no vote, each with a choice of one. */
function LooseDecisions({ motions }: VoteListProps) {
  const { minutes, canEdit } = useMinutesPage();
  const { mutate } = useLineStep(minutes.meetingId);
  const loose = linesOf(minutes.sections).filter(
    ({ kind, motionId }) => kind === 'decision' && motionId === null,
  );
  if (!canEdit || loose.length === 0 || motions.length === 0) return null;
  const link = ({ id, version }: MinutesLine, motionId: string) =>
    mutate(
      { act: 'update', id, version, change: { motionId } },
      {
        onError: (error) => toast.fail(failureText(error, 'Không thể gắn biểu quyết. Vui lòng thử lại.')),
      },
    );
  return (
    <section aria-label="Kết luận chưa gắn với biểu quyết" className="mt-4 border-t pt-3">
      <h3 className="font-medium">Kết luận chưa gắn với biểu quyết</h3>
      <ul className="mt-1 divide-y">
        {loose.map((line) => (
          <li key={line.id} className="flex flex-col gap-2 py-2">
            <span className="break-words">{line.text}</span>
            <Field label={`Biểu quyết của: ${line.text}`} hideLabel>
              <Select
                value=""
                choices={[
                  { value: '', label: 'Chọn biểu quyết đã thông qua kết luận này' },
                  ...motions.map(({ id, text }) => ({ value: id, label: text })),
                ]}
                onChange={(motionId) => motionId !== '' && link(line, motionId)}
              />
            </Field>
          </li>
        ))}
      </ul>
    </section>
  );
}
