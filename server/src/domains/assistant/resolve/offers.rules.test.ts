import { findNames } from '@hopgon/engine/intent/named-words';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { expect, test } from 'vitest';
import { chooseOffers } from './offers.rules.ts';

const colleague = (displayName: string) => ({
  userId: displayName,
  displayName,
  email: `${displayName.length}@congty.example`,
  department: 'Không',
  position: '',
});
const matter = {
  colleagues: ['Nguyễn Thị Anh', 'Lê Minh', 'Trần Văn Tùng'].map(colleague),
  recent: [],
  titles: [{ kind: 'meeting' as const, title: 'Duyệt bao bì trà' }],
  day: { next: undefined, meetings: 0, openTasks: 0, lateTasks: 0 },
};
const namesOffered = (message: string) =>
  chooseOffers({ message, names: findNames(readMessage(message)), when: null }, matter).flatMap((offer) =>
    offer.kind === 'tasks-of' ? [offer.name] : [],
  );

test.each([
  ['anh Tùng vui tính ghê', ['Trần Văn Tùng']],
  ['cty mình có gì vui không', []],
  ['anh em mình đi đâu chơi', []],
  ['Minh hát hay ghê', ['Lê Minh']],
  ['tung hat hay ghe', ['Trần Văn Tùng']],
])('what is offered for “%s” is about the people it names as written', (message, names) => {
  expect(namesOffered(message)).toEqual(names);
});

test('who names a meeting and says nothing else is asked what to do with it', () => {
  const offers = chooseOffers({ message: 'duyệt bao bì ấy mà', names: [], when: null }, matter);
  expect(offers.map(({ kind }) => kind)).toEqual(['move-it', 'answer-it', 'cancel-it']);
});
