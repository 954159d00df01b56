import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { viewMeeting } from '../extract/meeting-view.ts';
import { isCertainOwner } from './is-certain-owner.ts';

type Line = readonly [speaker: string | null, text: string];

function isCertain(owner: string, lines: readonly Line[]): boolean {
  const turns = lines.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null }));
  const view = viewMeeting('2026-03-09', turns, trainedModels().models);
  const [head] = view.clauses;
  return head !== undefined && isCertainOwner(owner, { head, group: view.clauses, view });
}

test('who is asked by name and promises owns the task', () => {
  expect(
    isCertain('Hà', [
      ['Tuấn', 'Hà gửi báo giá cho khách trước thứ sáu nhé.'],
      ['Hà', 'Dạ để em gửi.'],
    ]),
  ).toBe(true);
});

test.each<[string, string, Line[]]>([
  [
    'a device that several people use',
    'Phòng họp',
    [
      ['Tuấn', 'Gửi báo giá cho khách trước thứ sáu nhé.'],
      ['Phòng họp', 'Dạ để em gửi.'],
    ],
  ],
  [
    'one of two who may do it',
    'Hà',
    [
      ['Tuấn', 'Hà hoặc Minh gửi báo giá cho khách nhé.'],
      ['Hà', 'Dạ.'],
      ['Minh', 'Dạ.'],
    ],
  ],
  [
    'a voice without a label promises',
    'Tuấn',
    [
      ['Tuấn', 'Còn báo giá cho khách thì sao?'],
      [null, 'Để em gửi báo giá cho khách chiều nay.'],
    ],
  ],
  [
    'a label answers itself again and again',
    'Hà',
    [
      ['Tuấn', 'Còn báo giá cho khách thì sao?'],
      ['Hà', 'Ai gửi báo giá? Dạ để em gửi báo giá cho khách.'],
      ['Tuấn', 'Còn hợp đồng?'],
      ['Hà', 'Hợp đồng ai giữ? Dạ em giữ.'],
    ],
  ],
  [
    'nobody is named and nobody promises',
    'Hà',
    [
      ['Tuấn', 'Phải gửi báo giá cho khách trong tuần này.'],
      ['Hà', 'Tuần này khách nghỉ lễ.'],
    ],
  ],
  [
    'somebody calls themself, so labels are mixed up',
    'Hà',
    [
      ['Hà', 'Hà ơi, em gửi báo giá cho khách nhé.'],
      ['Tuấn', 'Ừ.'],
    ],
  ],
])('nobody is certain where %s', (_, owner, lines) => {
  expect(isCertain(owner, lines)).toBe(false);
});
