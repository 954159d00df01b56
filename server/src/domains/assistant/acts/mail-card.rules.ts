import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';

type MailOutcome = Extract<ActOutcome, { kind: 'change' }> & {
  readonly change: Extract<SingleChange, { kind: 'mail' }>;
};

/** A letter to a colleague as its card shows it; `write` gets the name it is signed with. */
export function mailTo(
  { place }: Pick<ActContext, 'place'>,
  { userId, displayName }: DirectoryEntry,
  write: (from: string) => { readonly subject: string; readonly body: string },
): MailOutcome {
  const { subject, body } = write(
    place.people.find((one) => one.userId === place.callerId)?.displayName ?? '',
  );
  return {
    kind: 'change',
    change: {
      kind: 'mail',
      to: { userId, displayName },
      subject: subject === '' ? 'Trao đổi công việc' : subject,
      body,
      warnings: body.includes('\n…') ? ['Thư chưa có nội dung. Bấm Sửa để viết trước khi gửi.'] : [],
    },
    mentions: { userIds: [userId] },
  };
}
