import type { ChatAccess, Company } from '@hopgon/contract/companies/schemas';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useState } from 'react';
import { chatAccessChoices } from '../../data/company/chat-access-words.ts';
import { companyQuery, hasInvitedByMail } from '../../data/company/companies.ts';
import { useUpdateCompany } from '../../data/company/company-settings.ts';
import { sampleQuery } from '../../data/meetings/samples.ts';
import { notificationsQuery } from '../../data/notifications.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { storage } from '../../lib/storage.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { firstSteps, isOwnAnalysis, type Step, type StepName } from './first-steps.rules.ts';

interface FirstStepsPanelProps {
  readonly onInvite: () => void;
}

/** For owner and admins of a company that begins; it goes away when all is done, or by their choice. */
export function FirstStepsPanel({ onInvite }: FirstStepsPanelProps) {
  const { data: company } = useSuspenseQuery(companyQuery);
  const sample = useQuery(sampleQuery).data;
  const news = useQuery(notificationsQuery).data;
  const [isHidden, hide] = useFlag(`firstStepsHidden.${company.id}`);
  const [hasChosenChat, chooseChat] = useFlag(`chatAccessChosen.${company.id}`);
  if (isHidden || !company.can.changeSettings) return null;
  if (!sample || !news) return <ComingSteps />;
  const steps = firstSteps({
    members: company.counts.members,
    hasInvited: hasInvitedByMail(company.id),
    mayChooseChat: company.can.changeChatAccess,
    hasChosenChat,
    hasOwnMeeting: !sample.empty && !sample.alone,
    hasAnalysis: news.notifications.some(isOwnAnalysis),
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return <AllDone onSeen={hide} />;
  const actions: Readonly<Record<StepName, ReactNode>> = {
    invite: (
      <Button size="small" onClick={onInvite}>
        Mời đồng nghiệp
      </Button>
    ),
    chat: <ChatChoice company={company} onChosen={chooseChat} />,
    meeting: (
      <Link to="/meetings" search={{ tao: '1' }} className={buttonClass({ size: 'small' })}>
        Tạo cuộc họp
      </Link>
    ),
    transcript: (
      <Link
        to="/meetings"
        search={{ xem: 'da-qua', chon: 'ban-ghi' }}
        className={buttonClass({ size: 'small' })}
      >
        Tải lên
      </Link>
    ),
  };
  return (
    <Panel aria-label="Bắt đầu với Họp Gọn">
      <PanelHead
        title="Bắt đầu với Họp Gọn"
        aside={
          <span className="flex items-center whitespace-nowrap max-[20rem]:flex-wrap">
            <span className="mr-2">
              Đã xong {done}/{steps.length} bước
            </span>
            <Button look="plain" size="small" className="-my-1 -mr-2" onClick={hide}>
              Ẩn
            </Button>
          </span>
        }
      />
      <ol className="divide-y">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} action={actions[step.name]} />
        ))}
      </ol>
    </Panel>
  );
}

const ComingSteps = () => (
  <Panel aria-label="Bắt đầu với Họp Gọn">
    <PanelHead title="Bắt đầu với Họp Gọn" />
    <SkeletonRows />
  </Panel>
);

/** Once all is done, the next visit keeps no room for the panel. */
function AllDone({ onSeen }: { readonly onSeen: () => void }) {
  useEffect(() => onSeen(), [onSeen]);
  return null;
}

const stepTexts: Readonly<Record<StepName, { title: string; note: string }>> = {
  invite: { title: 'Mời đồng nghiệp', note: 'Gửi mã hoặc liên kết mời cho những người họp cùng bạn.' },
  chat: { title: 'Chọn ai được dùng Chat AI', note: 'Bạn có thể đổi lại trong phần Cài đặt bất cứ lúc nào.' },
  meeting: { title: 'Tạo cuộc họp đầu tiên', note: 'Chọn giờ, mời người dự và ghi mục tiêu.' },
  transcript: {
    title: 'Tải bản gỡ băng đầu tiên lên',
    note: 'Họp Gọn tóm tắt, tìm quyết định và việc cần làm trong vài giây.',
  },
};

const StepRow = ({ step: { name, isDone }, action }: { readonly step: Step; readonly action: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
    {isDone ? (
      <CircleCheck aria-hidden="true" className="text-jade" />
    ) : (
      <Circle aria-hidden="true" className="text-muted" />
    )}
    <div className="min-w-[min(14rem,80%)] flex-1">
      <p className={cx('font-medium', isDone && 'text-muted')}>
        {stepTexts[name].title}
        {isDone && <span className="sr-only"> (đã xong)</span>}
      </p>
      {!isDone && <p className="text-small text-muted">{stepTexts[name].note}</p>}
    </div>
    {!isDone && action}
  </li>
);

interface ChatChoiceProps {
  readonly company: Company;
  readonly onChosen: () => void;
}

/** A choice is a draft until it is saved, as all settings are. */
function ChatChoice({ company: { version, settings }, onChosen }: ChatChoiceProps) {
  const { mutate, isPending } = useUpdateCompany();
  const [chatAccess, choose] = useState<ChatAccess>(settings.chatAccess);
  const save = () => {
    if (chatAccess === settings.chatAccess) return onChosen();
    mutate(
      { version, settings: { chatAccess } },
      {
        onSuccess: () => {
          onChosen();
          toast.say('Đã lưu cài đặt công ty');
        },
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu cài đặt. Vui lòng thử lại.')),
      },
    );
  };
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <div className="w-64 max-w-full">
        <Select label="Ai dùng Chat AI" value={chatAccess} choices={chatAccessChoices} onChange={choose} />
      </div>
      <Button size="small" busy={isPending} onClick={save}>
        Lưu lựa chọn
      </Button>
    </div>
  );
}

/** Something this browser remembers once it was said. */
function useFlag(key: string): readonly [boolean, () => void] {
  const [isSet, set] = useState(() => storage.read(key) !== null);
  return [
    isSet,
    () => {
      storage.write(key, '1');
      set(true);
    },
  ];
}
