import type { MinutesContent } from '@hopgon/contract/minutes/remarks/schemas';
import type { MinutesLineKind } from '@hopgon/contract/minutes/schemas';

import { termsOf } from '../lines/terms.rules.ts';

interface Head {
  readonly title: string;
  readonly place: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly chair_name: string | null;
  readonly secretary_name: string | null;
  readonly recipients: readonly string[];
}

interface ContentLine {
  readonly id: string;
  readonly section_id: string;
  readonly kind: MinutesLineKind;
  readonly text: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly assignee_display: string | null;
  readonly deadline: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly replaces: string;
}

/** What the document says, without what it rests on. */
export const contentOf = (
  head: Head,
  sections: readonly { readonly id: string; readonly title: string }[],
  lines: readonly ContentLine[],
): MinutesContent => ({
  title: head.title,
  place: head.place,
  startsAt: head.starts_at?.toISOString() ?? null,
  endsAt: head.ends_at?.toISOString() ?? null,
  chairName: head.chair_name ?? '',
  secretaryName: head.secretary_name ?? '',
  recipients: [...head.recipients],
  sections: sections.map(({ id, title }) => ({
    id,
    title,
    lines: lines
      .filter((line) => line.section_id === id)
      .map((line) => ({
        id: line.id,
        kind: line.kind,
        text: line.text,
        task:
          line.kind === 'task'
            ? {
                assigneeId: line.assignee_id,
                assigneeName: line.assignee_display ?? line.assignee_name,
                deadline: line.deadline,
              }
            : null,
        terms: termsOf(line),
      })),
  })),
});
