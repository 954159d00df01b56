import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Person } from '../../ui/marks/avatar.tsx';
import type { MeetingTab as TabName } from './page/meeting-place.rules.ts';

export type Span = 'this' | 'following' | 'all';

interface SpanQuestionProps {
  readonly meetingId: string;
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  /** Where one alone cannot be meant, as with another rhythm. */
  readonly wholeOnly?: boolean;
  readonly busy?: boolean;
  readonly failure?: string | null;
  readonly onChoose: (span: Span) => void;
  readonly onClose: () => void;
}

interface MeetingTab {
  readonly value: TabName;
  readonly label: string;
  readonly panel: (meeting: Meeting) => ReactNode;
}

/** What other features show among the parts of a meeting: given by the routes, the only place where features meet. */
export interface MeetingSlots {
  /** In the form: how it repeats. Hears of undefined while that cannot be told. */
  readonly RepeatField?: ComponentType<{
    readonly day: string;
    /** How it repeats when the form opens. */
    readonly initial?: Recurrence | null;
    readonly onChange: (recurrence: Recurrence | null | undefined) => void;
  }>;
  /** Of a series: which of its meetings a change is about. */
  readonly SpanQuestion?: ComponentType<SpanQuestionProps>;
  /** The same as a part of a dialog. */
  readonly SpanChoice?: ComponentType<{
    readonly meetingId: string;
    readonly value: Span;
    readonly onChange: (span: Span) => void;
  }>;
  /** In the form of one of a series: how it repeats, and otherwise on request; `day` is the one its rule has it on. */
  readonly RecurrenceChange?: ComponentType<{
    readonly meetingId: string;
    readonly day: string;
    readonly onChange: (recurrence: Recurrence | undefined) => void;
  }>;
  /** In the head of a meeting: of which series it is. */
  readonly SeriesLine?: ComponentType<{ readonly meetingId: string }>;
  /** The invitation as a letter to print. */
  readonly LetterDialog?: ComponentType<{
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    readonly meeting: Meeting;
  }>;
  /** Below what a meeting is for: what is talked about in it. */
  readonly Agenda?: ComponentType<{ readonly meeting: Meeting }>;
  /** Beside what a meeting is for. */
  readonly Aside?: ComponentType<{ readonly meeting: Meeting }>;
  readonly NewItemDialog?: ComponentType<{
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    readonly meeting: { readonly id: string; readonly people: readonly Person[] };
  }>;
  readonly tabs?: readonly MeetingTab[];
}

const Slots = createContext<MeetingSlots>({});

export const MeetingSlotsProvider = Slots.Provider;
export const useMeetingSlots = (): MeetingSlots => useContext(Slots);
