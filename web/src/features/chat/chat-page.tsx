import { useSuspenseQuery } from '@tanstack/react-query';
import { chatSessionsQuery } from '../../data/chat.ts';
import { companyQuery } from '../../data/companies.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ChatDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AccessDenied } from './access-denied.tsx';

export function ChatPage() {
  usePageTitle('Chat AI');
  const { data: company } = useSuspenseQuery(companyQuery);
  if (!company.can.openChat) return <AccessDenied chatAccess={company.settings.chatAccess} />;
  return <Sessions />;
}

function Sessions() {
  const { data } = useSuspenseQuery(chatSessionsQuery);
  const now = useNow();
  return (
    <Page>
      <PageHead title="Chat AI" />
      <Panel>
        {data.sessions.length === 0 && (
          <EmptyState drawing={<ChatDrawing />} title="Chưa có cuộc trò chuyện" />
        )}
        {data.sessions.map(({ id, title, updatedAt, message_count }) => (
          <article key={id} className="border-b px-5 py-3 last:border-b-0">
            <h2 className="font-medium">{title}</h2>
            <p className="text-small text-muted">
              {relativeTime(Date.parse(updatedAt), now)} · {message_count} tin nhắn
            </p>
          </article>
        ))}
      </Panel>
    </Page>
  );
}
