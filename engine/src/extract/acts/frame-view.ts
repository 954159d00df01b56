import type { MeetingContext } from '../meeting-context.ts';
import type { Frame } from './frame.ts';
import type { Who } from './resolve-subject.ts';

/** A frame with what the judges look at: the words of the frame, and those before its verb. */
export type FrameView = {
  readonly frame: Frame;
  readonly who: Who;
  readonly scope: string;
  readonly lead: string;
  readonly hasDeadline: boolean;
  readonly context: MeetingContext;
};
