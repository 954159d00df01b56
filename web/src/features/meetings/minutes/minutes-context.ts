import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { MinutesComment } from '@hopgon/contract/minutes/remarks/schemas';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import type { LineEditor } from './editor/use-line-editor.ts';
import type { SidePart } from './side/side-parts.ts';

/** A comment that is being written. */
export interface NewComment {
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  /** Empty where nobody is named. */
  readonly assigneeId: string;
  readonly assign: Dispatch<SetStateAction<string>>;
  /** Of the text as it stands: sent again, it is the same comment. */
  readonly submitKey: ReturnType<typeof useSubmitKey>;
}

/** What the parts of the page share. */
export interface MinutesPage {
  readonly meeting: Meeting;
  readonly minutes: Minutes;
  readonly canEdit: boolean;
  readonly editor: LineEditor;
  /** The newest; null where nobody brought one. */
  readonly transcript: Transcript | null;
  readonly comments: readonly MinutesComment[];
  /** Shows a part beside the document, or over it where there is no room. */
  readonly openSide: (part: SidePart, lineId?: string) => void;
  /** The line a comment is being written on. */
  readonly remarkedLineId: string | null;
  /** Kept here, for its form goes when the evidence is looked at or the window gets narrow. */
  readonly newComment: NewComment;
  /** Brings a line into sight and gives it the focus. */
  readonly showLine: (lineId: string) => void;
  readonly editHead: () => void;
  /** What the law asks for: facts, seats of members, votes. */
  readonly editLegal: () => void;
  readonly editSeats: () => void;
  readonly showVotes: () => void;
  readonly recordAttendance: () => void;
  readonly writeDerived: () => void;
  readonly sendByMail: () => void;
}

export const MinutesContext = createContext<MinutesPage | null>(null);

export function useMinutesPage(): MinutesPage {
  const page = useContext(MinutesContext);
  if (!page) throw new Error('minutes are shown inside their context');
  return page;
}
