import { LetterDialog } from '../features/calendar-exchange/letter-dialog.tsx';
import type { MeetingSlots } from '../features/meetings/meeting-slots.ts';
import { AgendaPanel } from '../features/preparation/agenda-panel.tsx';
import { PreparationTab } from '../features/preparation/preparation-tab.tsx';
import { MeetingReminder } from '../features/reminders/meeting-reminder.tsx';
import { RecurrenceChange } from '../features/series/recurrence-change.tsx';
import { RecurrenceField } from '../features/series/recurrence-field.tsx';
import { SeriesLine } from '../features/series/series-line.tsx';
import { SpanChoice } from '../features/series/span-choice.tsx';
import { SpanQuestion } from '../features/series/span-question.tsx';
import { lazyPart } from '../ui/states/lazy-part.ts';

const NewItemDialog = lazyPart(() => import('./meeting-item-dialog.tsx'), 'MeetingItemDialog');

/** What other features show among the parts of a meeting. */
export const meetingSlots: MeetingSlots = {
  LetterDialog,
  RepeatField: RecurrenceField,
  RecurrenceChange,
  SeriesLine,
  SpanChoice,
  SpanQuestion,
  Agenda: AgendaPanel,
  Aside: MeetingReminder,
  NewItemDialog,
  tabs: [{ value: 'chuan-bi', label: 'Chuẩn bị', panel: (meeting) => <PreparationTab meeting={meeting} /> }],
};
