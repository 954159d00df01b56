const words = 'Soạn biên bản cuộc họp';

/** What a choice sends that names the meeting by its id. */
export const writeMinutesChoice = (meetingId: string): string => `${words} ${meetingId}`;

const pattern = new RegExp(`^${words} ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`, 'u');

/** The meeting that such a message names; null of any other. */
export const parseMinutesChoice = (message: string): string | null => pattern.exec(message)?.[1] ?? null;
