import type { LiveSpeaker } from '@hopgon/contract/live/schemas';
import Hand from 'lucide-react/icons/hand';
import Mic from 'lucide-react/icons/mic';
import X from 'lucide-react/icons/x';
import { minuteMs } from '../../../lib/format/durations.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { useLivePage } from '../live-context.ts';
import { LiveSection } from '../live-section.tsx';
import { useSeconds } from '../use-seconds.ts';

/** Who asked to speak, in order, and asking oneself. */
export function SpeakersPanel() {
  const { live, userId, take } = useLivePage();
  const list = useRowFocus<HTMLOListElement>();
  const isRegistered = live.speakers.some((speaker) => speaker.userId === userId);
  const isRunning = live.state === 'running';
  if (!isRunning && live.speakers.length === 0) return null;
  return (
    <LiveSection
      title="Đăng ký phát biểu"
      aside={live.speakers.length > 0 && `${live.speakers.length} người`}
    >
      <ol ref={list} aria-live="polite" className="flex flex-col gap-2">
        {live.speakers.map((speaker) => (
          <SpeakerRow key={speaker.userId} speaker={speaker} />
        ))}
      </ol>
      {!isRegistered && (
        <Button
          size="small"
          look="plain"
          className="mt-1 -ml-2 self-start text-jade pointer-coarse:min-h-11"
          icon={<Hand />}
          onClick={() => take({ act: 'register' })}
        >
          Tôi muốn phát biểu
        </Button>
      )}
    </LiveSection>
  );
}

const waitInWords = ({ registeredAt, invitedAt }: LiveSpeaker, now: number): string => {
  if (invitedAt !== null) return 'Đang phát biểu';
  const minutes = Math.floor((now - Date.parse(registeredAt)) / minuteMs);
  return minutes < 1 ? 'Vừa đăng ký' : `Chờ ${minutes} phút`;
};

function SpeakerRow({ speaker }: { readonly speaker: LiveSpeaker }) {
  const { live, userId, serverNow, take } = useLivePage();
  const now = useSeconds(serverNow, live.state === 'running');
  const isOneself = speaker.userId === userId;
  const hasFloor = speaker.invitedAt !== null;
  return (
    <li className="flex items-center gap-2.5">
      <Avatar id={speaker.userId} name={speaker.displayName} size={24} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{speaker.displayName}</p>
        <p className="flex items-center gap-1 text-small text-muted">
          {hasFloor && <Mic aria-hidden="true" className="size-3.5 text-jade" />}
          {waitInWords(speaker, now)}
        </p>
      </div>
      {live.can.run && !hasFloor && (
        <Button
          size="small"
          aria-label={`Mời ${speaker.displayName} nói`}
          onClick={() => take({ act: 'invite', userId: speaker.userId })}
        >
          Mời nói
        </Button>
      )}
      {(live.can.run || isOneself) && (
        <IconButton
          size="small"
          label={isOneself ? 'Rút đăng ký phát biểu' : `Bỏ ${speaker.displayName} khỏi danh sách phát biểu`}
          icon={<X />}
          onClick={() => take({ act: 'remove', userId: speaker.userId })}
        />
      )}
    </li>
  );
}
