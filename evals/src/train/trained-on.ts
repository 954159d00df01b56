import { createHash, type Hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { LinearModel } from '@hopgon/engine/classify/linear-model';
import { readClauses } from '@hopgon/engine/clauses/read-clauses';
import { markFeatures } from '@hopgon/engine/intent/marks/mark-features';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { unitFeatures } from '@hopgon/engine/intent/slot-features';
import { readWordingMarks } from '@hopgon/engine/wording/wording-marks';
import { listMeetings, loadMeeting } from '../load-meetings.ts';
import { loadMessages } from '../load-messages.ts';
import { readExample } from './intent/message-examples.ts';
import { loadSpelled, readBefore } from './marks/mark-examples.ts';
import { readTraining } from './training-meeting.ts';

const RECORD = new URL('../../data/trained-on.json', import.meta.url);

export type TrainedOn = Record<'meetings' | 'messages' | 'marks', string>;

/** What the weights in use were fitted on. */
export const readTrainedOn = (): TrainedOn => JSON.parse(readFileSync(RECORD, 'utf8'));

export function recordTrainedOn(kind: keyof TrainedOn): void {
  const record = { ...readTrainedOn(), [kind]: DIGESTS[kind]() };
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

/** Of so many meetings or messages the features of one are part of the digest; the texts of all are. */
const EVERY = 30;
const UNCUT: LinearModel = { weights: new Float32Array(1), scale: 1, bias: -1 };

const meetingsDigest = (): string =>
  digestOf(
    listMeetings().filter(({ isClosed }) => !isClosed),
    (listed, hash, isSampled) => {
      const meeting = loadMeeting(listed);
      hash.update(JSON.stringify([listed, meeting]));
      if (!isSampled) return;
      for (const row of readTraining(listed, meeting, UNCUT).features) hash.update(Int32Array.from(row));
      for (const { tokens } of readClauses(meeting.turns, UNCUT).turns.flat())
        hash.update(JSON.stringify(readWordingMarks(tokens)));
    },
  );

const messagesDigest = (): string =>
  digestOf(
    loadMessages().filter(({ isClosed }) => !isClosed),
    (message, hash, isSampled) => {
      hash.update(JSON.stringify(message));
      if (!isSampled) return;
      for (const { features } of readExample(message).kinds) hash.update(Int32Array.from(features));
      for (const row of unitFeatures(readMessage(message.text), message.kinds[0] ?? 'unknown'))
        hash.update(Int32Array.from(row));
    },
  );

const marksDigest = (): string =>
  digestOf(loadSpelled(), (text, hash, isSampled) => {
    hash.update(JSON.stringify(text));
    if (!isSampled) return;
    const bare = text.words.map((word) => word.bare);
    for (const at of bare.keys())
      hash.update(Int32Array.from(markFeatures(bare, at, readBefore(text.words, at))));
  });

/** A digest of what models are fitted on: it changes with the data and with what the models see of them. */
export const DIGESTS: Readonly<Record<keyof TrainedOn, () => string>> = {
  meetings: meetingsDigest,
  messages: messagesDigest,
  marks: marksDigest,
};

function digestOf<Item>(
  items: readonly Item[],
  add: (item: Item, hash: Hash, isSampled: boolean) => void,
): string {
  const hash = createHash('sha256');
  for (const [at, item] of items.entries()) add(item, hash, at % EVERY === 0);
  return hash.digest('hex').slice(0, 16);
}
