import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { roleNames } from '@hopgon/contract/minutes/names';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { invitationQuery } from '../../data/meetings/calendar-exchange.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import type { ReaderWord } from '../../lib/format/reader-word.ts';
import { useHash } from '../../lib/use-hash.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ThemeToggle } from '../../ui/buttons/theme-toggle.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { PageSpinner } from '../../ui/states/spinner.tsx';
import { AnswerForm } from './answer-form.tsx';
import { readerOf, readInvitationLink, typeWords } from './invitation-words.ts';

/** Where the links of an invitation's mail lead. It asks nobody who they are, and answers nothing by itself. */
export function InvitationPage() {
  usePageTitle('Lời mời họp');
  const { token, answer } = readInvitationLink(useHash());
  const { data: invitation, error } = useQuery(invitationQuery(token));
  if (!(invitation || error)) return <PageSpinner text="Đang tải..." />;
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex justify-end px-4 py-3 md:px-8">
        <ThemeToggle />
      </div>
      <main className="mx-auto w-full max-w-[640px] flex-1 px-4 pb-10">
        <Panel className="px-5 py-6 md:px-8 md:py-8">
          {invitation ? (
            <>
              <InvitationFacts invitation={invitation} />
              {invitation.canAnswer && (
                <AnswerForm key={`${token} ${answer}`} token={token} invitation={invitation} meant={answer} />
              )}
            </>
          ) : (
            <DeadLink error={error} />
          )}
        </Panel>
      </main>
      <footer className="px-4 pb-6 text-center text-small text-muted">
        {invitation && `${invitation.companyName} gửi lời mời này qua Họp Gọn. `}
        <Link to="/privacy" className="hover:underline">
          Quyền riêng tư
        </Link>
      </footer>
    </div>
  );
}

const DeadLink = ({ error }: { readonly error: unknown }) => (
  <header>
    <h1 className="text-page font-semibold">Không mở được lời mời</h1>
    <p className="mt-1 text-muted">{failureText(error, 'Không thể tải lời mời này. Vui lòng thử lại.')}</p>
    <p className="mt-3 text-muted">
      Hãy mở lại liên kết trong thư mời mới nhất, hoặc trả lời thư đó để hỏi người mời.
    </p>
  </header>
);

const isOver = (status: LinkedInvitation['status']): boolean =>
  status === 'cancelled' || status === 'completed';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd className="break-words whitespace-pre-line">{children}</dd>
  </div>
);

function InvitationFacts({ invitation }: { readonly invitation: LinkedInvitation }) {
  const { timeZone, location, joinUrl, chairName, goal, person, type, status } = invitation;
  const clocks = { own: browserZone(), company: timeZone };
  return (
    <>
      <header className="mb-5">
        <p className="text-muted">
          <strong className="font-semibold text-ink">{invitation.companyName}</strong>{' '}
          {person.isMember ? `mời ${person.name} dự` : `trân trọng kính mời ${person.name} dự`}
        </p>
        <h1 className="mt-1 text-page font-semibold break-words">{invitation.title}</h1>
      </header>
      <Standing invitation={invitation} reader={readerOf(person)} />
      <dl className="mb-6 grid gap-3">
        <Fact label="Thời gian">
          <span className="tabular-nums">
            <UnbrokenHours text={ownSpan(invitation, clocks)} />
          </span>
        </Fact>
        {location && <Fact label="Địa điểm">{location}</Fact>}
        {invitation.isClosed && person.isMember && !isOver(status) && (
          <Fact label="Địa điểm">Đây là họp kín. Hãy đăng nhập Họp Gọn và mở cuộc họp để xem nơi họp.</Fact>
        )}
        {joinUrl && !isOver(status) && (
          <Fact label="Tham gia tại">
            <a href={joinUrl} target="_blank" rel="noreferrer" className="link break-all">
              {joinUrl}
            </a>
          </Fact>
        )}
        <Fact label="Hình thức">{typeWords[type]}</Fact>
        {chairName && <Fact label="Chủ trì">{chairName}</Fact>}
        {goal && <Fact label="Mục tiêu">{goal}</Fact>}
        <Fact label={`Vai trò của ${readerOf(person)}`}>{roleNames[person.role]}</Fact>
      </dl>
    </>
  );
}

interface StandingProps {
  readonly invitation: LinkedInvitation;
  readonly reader: ReaderWord;
}

function Standing({ invitation: { status, cancelledReason }, reader }: StandingProps) {
  if (!isOver(status)) return null;
  const reason = cancelledReason && ` Lý do: ${cancelledReason}`;
  return (
    <div className="mb-5">
      {status === 'cancelled' ? (
        <Banner tone="warning">
          Cuộc họp đã bị hủy, {reader} không cần đến nữa.{reason}
        </Banner>
      ) : (
        <Banner tone="info">Cuộc họp đã kết thúc.</Banner>
      )}
    </div>
  );
}
