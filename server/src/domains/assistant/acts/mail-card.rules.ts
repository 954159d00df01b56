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
      warnings: isUnwritten(body) ? [unwritten] : [],
    },
    mentions: { userIds: [userId] },
  };
}

type Mail = Extract<SingleChange, { kind: 'mail' }>;

const unwritten = 'Thư chưa có nội dung. Bấm Sửa để viết trước khi gửi.';
const isUnwritten = (body: string): boolean => body.includes('\n…');

/** A letter with another body: that it is empty is said no more once it is not. */
export const withBody = (change: Mail, body: string): Mail => ({
  ...change,
  body,
  warnings: isUnwritten(body) ? change.warnings : change.warnings.filter((warning) => warning !== unwritten),
});

/** A letter to somebody else, who is greeted in it. */
export const withReader = (change: Mail, { userId, displayName }: Mail['to']): Mail => ({
  ...change,
  to: { userId, displayName },
  body: change.body.replace(change.to.displayName, () => displayName),
});
