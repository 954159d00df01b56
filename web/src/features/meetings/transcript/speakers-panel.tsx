import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { speakersQuery, useAssignSpeaker, type WhoSpeaks } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { SpeakerDialog } from './speaker-dialog.tsx';
import { isUnknown, sureName } from './speakers.rules.ts';

const onError = (error: Error) =>
  toast.fail(failureText(error, 'Không thể lưu người nói. Vui lòng thử lại.'));

/** Who each speaker is: asked once where the name does not say it, and can be changed later. */
export function SpeakersPanel({ meeting }: { readonly meeting: Meeting }) {
  const { data } = useQuery(speakersQuery(meeting.id));
  const { mutate, mutateAsync, isPending } = useAssignSpeaker(meeting.id);
  const [openLabel, setOpenLabel] = useKept<string | null>(`asked speaker ${meeting.id}`, null);
  const speakers = data?.speakers ?? [];
  const open = speakers.find(({ label }) => label === openLabel);
  const unknown = speakers.filter(isUnknown);
  const known = speakers.filter((speaker) => !isUnknown(speaker));
  if (speakers.length === 0) return null;

  const assign = (speaker: Speaker, who: Omit<WhoSpeaks, 'label'>, shown: string) => {
    const { label, assigned } = speaker;
    const before = {
      label,
      userId: assigned?.userId ?? null,
      name: assigned?.userId ? '' : (assigned?.name ?? ''),
    };
    mutate(
      { label, ...who },
      {
        onError,
        onSuccess: () => {
          setOpenLabel(null);
          toast.undoable(`“${label}” là ${shown}`, () => mutateAsync(before));
        },
      },
    );
  };
  return (
    <Panel aria-label="Người nói">
      <ul>
        {unknown.map((speaker) => (
          <UnknownSpeaker
            key={speaker.label}
            speaker={speaker}
            isBusy={isPending}
            onAssign={(who, shown) => assign(speaker, who, shown)}
            onAsk={() => setOpenLabel(speaker.label)}
          />
        ))}
        {known.length > 0 && (
          <li className="flex gap-x-1 px-5 py-2 text-small max-md:flex-col max-md:px-4">
            <span className="shrink-0 py-1.5 text-muted">Người nói</span>
            <div className="flex flex-wrap gap-1 max-md:-ml-3">
              {known.map((speaker) => (
                <Button
                  key={speaker.label}
                  look="plain"
                  size="small"
                  wraps
                  onClick={() => setOpenLabel(speaker.label)}
                >
                  {sureName(speaker)}
                  <span className="sr-only">, đổi người nói “{speaker.label}”</span>
                </Button>
              ))}
            </div>
          </li>
        )}
      </ul>
      {open && (
        <SpeakerDialog
          speaker={open}
          others={speakers.filter(({ label }) => label !== open.label)}
          meeting={meeting}
          isBusy={isPending}
          onAssign={(who, shown) => assign(open, who, shown)}
          onClose={() => setOpenLabel(null)}
        />
      )}
    </Panel>
  );
}

interface UnknownSpeakerProps {
  readonly speaker: Speaker;
  readonly isBusy: boolean;
  readonly onAssign: (who: Omit<WhoSpeaks, 'label'>, shown: string) => void;
  readonly onAsk: () => void;
}

/** A label that names nobody yet, with the people it may be. */
const UnknownSpeaker = ({ speaker, isBusy, onAssign, onAsk }: UnknownSpeakerProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3 last:border-b-0 max-md:px-4">
    <div className="min-w-[min(12rem,100%)] flex-1">
      <h2 className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 text-turmeric-ink" />
        <span className="min-w-0 break-words">{speaker.label} là ai?</span>
      </h2>
      <p className="pl-7 text-small text-muted">
        {speaker.turns} lượt nói
        {speaker.remembered && `, lần trước là ${speaker.remembered.displayName}`}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      {speaker.remembered?.userId === null && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() =>
            onAssign(
              { userId: null, name: speaker.remembered?.displayName ?? '' },
              speaker.remembered?.displayName ?? '',
            )
          }
        >
          {speaker.remembered.displayName}
        </Button>
      )}
      {speaker.candidates.map(({ userId, displayName }) => (
        <Button
          key={userId}
          size="small"
          disabled={isBusy}
          icon={<Avatar id={userId} name={displayName} size={24} />}
          onClick={() => onAssign({ userId, name: '' }, displayName)}
        >
          {displayName}
        </Button>
      ))}
      <Button look="plain" size="small" onClick={onAsk}>
        {speaker.candidates.length > 0 ? 'Người khác' : 'Chọn người'}
      </Button>
    </div>
  </li>
);
