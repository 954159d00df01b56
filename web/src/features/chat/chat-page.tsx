import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { companyQuery } from '../../data/company/companies.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AccessDenied } from './access-denied.tsx';
import { ChatScreen } from './chat-screen.tsx';

export function ChatPage() {
  usePageTitle('Chat AI');
  const { s: sessionId, m: messageId, hop: aboutId } = useSearch({ strict: false });
  const { data: company } = useSuspenseQuery(companyQuery);
  if (!company.can.openChat) return <AccessDenied chatAccess={company.settings.chatAccess} />;
  return <ChatScreen key={company.id} sessionId={sessionId} messageId={messageId} aboutId={aboutId} />;
}
