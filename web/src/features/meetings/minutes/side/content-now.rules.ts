import type { MinutesContent } from '@hopgon/contract/minutes/remarks/schemas';
import type { Minutes } from '@hopgon/contract/minutes/schemas';

/** What the document says now, as a stored version says it. */
export const contentNow = (minutes: Minutes): MinutesContent => ({
  title: minutes.title,
  place: minutes.place,
  startsAt: minutes.startsAt,
  endsAt: minutes.endsAt,
  chairName: minutes.chair?.displayName ?? '',
  secretaryName: minutes.secretary?.displayName ?? '',
  recipients: minutes.recipients,
  sections: minutes.sections.map(({ id, title, lines }) => ({
    id,
    title,
    lines: lines.map(({ id: lineId, kind, text, task, terms }) => ({ id: lineId, kind, text, task, terms })),
  })),
});
