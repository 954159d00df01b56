import { fold } from '@hopgon/engine/text/fold';
import type { MeetingDraft } from '../form/meeting-form.rules.ts';

interface Room {
  readonly id: string;
  readonly name: string;
}

type MeetingPlace = Pick<MeetingDraft, 'type' | 'roomId' | 'location' | 'joinUrl'>;

const isLink = (text: string): boolean => /^https?:\/\//i.test(text);

/** One line as a place: the name of a room, a link, or anywhere else. */
export function parsePlace(typed: string, rooms: readonly Room[]): MeetingPlace {
  const text = typed.normalize('NFC').trim();
  const room = rooms.find(({ name }) => fold(name) === fold(text));
  if (room) return { type: 'in-person', roomId: room.id, location: '', joinUrl: '' };
  if (isLink(text)) return { type: 'video', roomId: '', location: '', joinUrl: text };
  return { type: 'in-person', roomId: '', location: text, joinUrl: '' };
}

/** The same back as a line. */
export const placeLine = ({ roomId, location, joinUrl }: MeetingPlace, rooms: readonly Room[]): string =>
  rooms.find(({ id }) => id === roomId)?.name ?? (joinUrl || location);

/** Rooms whose name holds what is typed; all while nothing is. */
export const roomsLike = <R extends Room>(typed: string, rooms: readonly R[]): R[] =>
  rooms.filter(({ name }) => fold(name).includes(fold(typed.trim()))).slice(0, 5);
