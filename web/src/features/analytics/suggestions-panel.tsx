import { minutesInWords, noSuggestionInWords } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresOf, FiguresSuggestion, FiguresSuggestionKind } from '@hopgon/contract/figures/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { figuresSuggestionsQuery } from '../../data/company/figures.ts';
import { meetingQuery } from '../../data/meetings/meetings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';

const EditMeetingDialog = lazyOverlay(
  () => import('../meetings/form/edit-meeting-dialog.tsx'),
  'EditMeetingDialog',
);
const CancelMeetingDialog = lazyOverlay(
  () => import('../meetings/page/cancel-meeting-dialog.tsx'),
  'CancelMeetingDialog',
);
const SplitMeetingDialog = lazyOverlay(
  () => import('../meetings/page/split-meeting-dialog.tsx'),
  'SplitMeetingDialog',
);

const buttonTexts: Readonly<Record<FiguresSuggestionKind, string>> = {
  shorten: 'Rút ngắn',
  fortnightly: 'Đổi cách lặp lại',
  optional: 'Đổi vai trò',
  split: 'Tách cuộc họp',
  opinion: 'Lấy ý kiến',
  focus: 'Đổi giờ',
  cancel: 'Hủy buổi tới',
};

interface Opened {
  readonly suggestion: FiguresSuggestion;
  readonly meeting: Meeting;
}

/** What would save time, each with the figures it rests on and the form that makes the change. */
export function SuggestionsPanel({ of }: { readonly of: Exclude<FiguresOf, 'department'> }) {
  const suggestions = useQuery(figuresSuggestionsQuery(of));
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Panel id="goi-y" className="scroll-mt-20 break-inside-avoid">
      <PanelHead title={of === 'own' ? 'Làm sao để bạn họp ít hơn?' : 'Làm sao để công ty họp ít hơn?'} />
      <Loaded query={suggestions} failure="Không thể tải gợi ý." skeleton={<SkeletonRows />}>
        {({ suggestions: found, ...looked }) =>
          found.length === 0 ? (
            <p className="px-5 py-4 text-muted">{noSuggestionInWords(looked)}</p>
          ) : (
            <ul className="divide-y">
              {found.map((suggestion) => (
                <SuggestionRow
                  key={`${suggestion.kind} ${suggestion.meetingId}`}
                  suggestion={suggestion}
                  onOpen={(meeting) => setOpened({ suggestion, meeting })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened && <SuggestionDialog {...opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

interface SuggestionRowProps {
  readonly suggestion: FiguresSuggestion;
  readonly onOpen: (meeting: Meeting) => void;
}

const SuggestionRow = ({ suggestion, onOpen }: SuggestionRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
    <div className="min-w-0 flex-1 basis-72">
      <p className="font-medium break-words">{suggestion.text}</p>
      <p className="text-small text-muted">
        {suggestion.basis}
        {suggestion.savedMinutes !== null &&
          suggestion.savedMinutes > 0 &&
          ` Bớt khoảng ${minutesInWords(suggestion.savedMinutes)} trong bốn tuần, cộng theo từng người.`}
        {!suggestion.mayChange && ` Người chủ trì đổi được: ${suggestion.leaderName}.`}
      </p>
    </div>
    {suggestion.mayChange ? (
      <ChangeButton suggestion={suggestion} onOpen={onOpen} />
    ) : (
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: suggestion.meetingId }}
        className={`${buttonClass({ size: 'small' })} print:hidden`}
      >
        Mở cuộc họp
      </Link>
    )}
  </li>
);

/** Opens the form of the change; the meeting is read first, as it is now. */
function ChangeButton({ suggestion: { kind, meetingId }, onOpen }: SuggestionRowProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const open = async () => {
    if (kind === 'opinion')
      return navigate({
        to: '/meetings/$meetingId/live',
        params: { meetingId },
        state: { opensMotion: true },
      });
    setReading(true);
    try {
      onOpen(await queryClient.fetchQuery({ ...meetingQuery(meetingId), staleTime: 0 }));
    } catch (problem) {
      toast.fail(failureText(problem, 'Không thể mở cuộc họp. Vui lòng thử lại.'));
    }
    setReading(false);
  };
  return (
    <Button size="small" busy={isReading} className="print:hidden" onClick={() => void open()}>
      {buttonTexts[kind]}
    </Button>
  );
}

function SuggestionDialog({ suggestion, meeting, onClose }: Opened & { readonly onClose: () => void }) {
  const dialog = {
    open: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    meeting,
  };
  const dialogOf = () => {
    if (suggestion.kind === 'cancel') return <CancelMeetingDialog {...dialog} />;
    if (suggestion.kind === 'split') return <SplitMeetingDialog {...dialog} />;
    return <EditMeetingDialog {...dialog} proposed={suggestion.change} />;
  };
  return <Suspense>{dialogOf()}</Suspense>;
}
