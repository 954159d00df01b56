import { expect, test } from 'vitest';
import { createNoteSender } from './note-sender.ts';
import type { UnsentNote, UnsentNotes } from './unsent-notes.ts';

const noteOf = (id: string, text: string, version = 1): UnsentNote => ({
  ...{ id, kind: 'note', text, agendaItemId: null, second: 0, assigneeId: null, deadline: null },
  ...{ isDeleted: false, version },
});

/** Rows in memory, as the store of the browser holds them. */
function rowsInMemory(): UnsentNotes {
  const rows = new Map<string, UnsentNote>();
  return {
    list: () => [...rows.values()],
    write: (note) => void rows.set(note.id, note),
    acknowledge(id, version) {
      if ((rows.get(id)?.version ?? 0) <= version) rows.delete(id);
    },
    subscribe: () => () => undefined,
  };
}

/** A sender over a server that answers as the test says; `tick` runs what waits. */
function givenSender() {
  const rows = rowsInMemory();
  const server = new Map<string, string>();
  /** What another device of the person saved. */
  const elsewhere = new Map<string, UnsentNote>();
  let apart = 0;
  const waits: number[] = [];
  const batches: string[][] = [];
  let due: (() => void) | null = null;
  let answer: (notes: readonly UnsentNote[]) => void = () => undefined;
  const sender = createNoteSender({
    rows,
    send: async (notes) => {
      batches.push(notes.map(({ text }) => text));
      answer(notes);
      for (const { id, text } of notes) server.set(id, text);
      const stored = notes.map((note) => {
        const other = elsewhere.get(note.id);
        return other && other.version >= note.version ? other : note;
      });
      const replaced = notes.flatMap(({ id, version, base = 0 }) => {
        const other = elsewhere.get(id);
        return other && other.version > base && other.version < version ? [other] : [];
      });
      for (const { id } of notes) if (elsewhere.get(id)) elsewhere.delete(id);
      return { refused: [], notes: stored, replaced };
    },
    onSaved: () => undefined,
    newId: () => `mới ${apart}`,
    onKeptApart: () => {
      apart += 1;
    },
    refusalIn: (error) => (error instanceof RangeError ? 'Không nhận' : null),
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      due = run;
      return () => {
        due = null;
      };
    },
  });
  return {
    ...{ rows, sender, server, elsewhere, waits, batches },
    answers: (next: typeof answer) => {
      answer = next;
    },
    write: (note: UnsentNote) => {
      rows.write(note);
      sender.schedule();
    },
    tick: async () => {
      const run = due;
      due = null;
      run?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

const lost = () => {
  throw new TypeError('network');
};

test('what is written in a moment is sent together, and is saved when the server has it', async () => {
  const { write, tick, batches, sender, rows } = givenSender();
  write(noteOf('a', 'D'));
  write(noteOf('a', 'Dừng', 2));
  write(noteOf('b', 'Chạy'));
  expect(sender.sending().state).toBe('saving');
  await tick();
  expect(batches).toEqual([['Dừng', 'Chạy']]);
  expect(sender.sending().state).toBe('saved');
  expect(rows.list()).toEqual([]);
});

test('what is typed while a row is sent stays and is sent next', async () => {
  const { write, tick, answers, rows, server } = givenSender();
  answers(() => {
    answers(() => undefined);
    rows.write(noteOf('a', 'Dừng máy', 2));
  });
  write(noteOf('a', 'Dừng'));
  await tick();
  expect(rows.list().map(({ text }) => text)).toEqual(['Dừng máy']);
  await tick();
  expect([...server.values()]).toEqual(['Dừng máy']);
  expect(rows.list()).toEqual([]);
});

test('without a network rows wait, are tried again ever more seldom, and all arrive at the end', async () => {
  const { write, tick, answers, sender, server, waits, rows } = givenSender();
  answers(lost);
  write(noteOf('a', 'Một'));
  for (let round = 0; round < 7; round += 1) await tick();
  expect(sender.sending().state).toBe('waiting');
  expect(waits).toEqual([400, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  write(noteOf('b', 'Hai'));
  answers(() => undefined);
  sender.retry();
  await tick();
  expect([...server.values()]).toEqual(['Một', 'Hai']);
  expect([rows.list(), sender.sending().state]).toEqual([[], 'saved']);
});

test('a row that is refused holds up no other, stays here, and is sent again once it is changed', async () => {
  const { write, tick, answers, sender, server, rows } = givenSender();
  answers((notes) => {
    if (notes.some(({ text }) => text === 'sai')) throw new RangeError('refused');
  });
  write(noteOf('a', 'sai'));
  write(noteOf('b', 'đúng'));
  await tick();
  expect([...server.values()]).toEqual(['đúng']);
  expect(rows.list().map(({ text }) => text)).toEqual(['sai']);
  expect(sender.sending()).toEqual({ state: 'refused', problem: 'Không nhận' });
  write(noteOf('a', 'sửa', 2));
  await tick();
  expect(server.get('a')).toBe('sửa');
  expect(sender.sending().state).toBe('saved');
});

test.each<[string, Partial<UnsentNote>, readonly string[]]>([
  ['a later version in other words', { text: 'Chạy tiếp', version: 4 }, ['Dừng máy', 'Chạy tiếp']],
  ['the same version in other words', { text: 'Chạy tiếp', version: 3 }, ['Dừng máy', 'Chạy tiếp']],
  ['an earlier version that was not seen', { text: 'Chạy tiếp', version: 2 }, ['Dừng máy', 'Chạy tiếp']],
  ['a version that was seen', { text: 'Chạy tiếp', version: 1 }, ['Dừng máy']],
  ['a deletion', { text: '', isDeleted: true, version: 4 }, ['Dừng máy']],
  ['the same words', { version: 4 }, ['Dừng máy']],
])('where another device saved %s, both texts stay', async (_, part, expected) => {
  const { write, tick, elsewhere, rows, server } = givenSender();
  elsewhere.set('a', { ...noteOf('a', 'Dừng máy', 3), ...part });
  write({ ...noteOf('a', 'Dừng máy', 3), base: 1 });
  await tick();
  await tick();
  expect([...server.values()]).toEqual(expected);
  expect(rows.list()).toEqual([]);
});

test('what was sent here before, and its reply lost, is no text of another device', async () => {
  const { write, tick, answers, elsewhere, server } = givenSender();
  answers(lost);
  write({ ...noteOf('a', 'Dừng', 2), base: 1 });
  await tick();
  elsewhere.set('a', noteOf('a', 'Dừng', 2));
  answers(() => undefined);
  write({ ...noteOf('a', 'Dừng máy', 3), base: 1 });
  await tick();
  expect([...server.values()]).toEqual(['Dừng máy']);
});
