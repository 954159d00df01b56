import type { Frame } from './frame.ts';
import type { MeetingContext } from './meeting-context.ts';
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

/** One observation and how much it speaks for a task (or against it). */
export type Sign = { readonly weight: number; readonly holds: (view: FrameView) => boolean };

export function weigh(signs: readonly Sign[], view: FrameView): number {
  return signs.reduce((total, sign) => total + (sign.holds(view) ? sign.weight : 0), 0);
}
