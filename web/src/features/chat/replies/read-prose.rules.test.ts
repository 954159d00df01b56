import { expect, test } from 'vitest';
import { blocksOf, paragraphsOf, piecesOf } from './read-prose.rules.ts';

test('lines are paragraphs, dashed lines beside each other one list', () => {
  const content = 'Các lệnh:\n- một\n- hai\n\nGõ /help.\n- ba';
  expect(blocksOf(content)).toEqual([
    { kind: 'paragraph', text: 'Các lệnh:' },
    { kind: 'list', items: ['một', 'hai'] },
    { kind: 'paragraph', text: 'Gõ /help.' },
    { kind: 'list', items: ['ba'] },
  ]);
  expect(paragraphsOf(content)).toEqual(['Các lệnh:', 'Gõ /help.']);
});

test('a meeting named by its path becomes a link, a command stands out', () => {
  const path = '/meetings/01a1f98a-230e-7e6d-9bc4-b313ecf72abb';
  expect(piecesOf(`Gõ /help hoặc xem ${path}.`)).toEqual([
    { kind: 'text', text: 'Gõ ' },
    { kind: 'command', text: '/help' },
    { kind: 'text', text: ' hoặc xem ' },
    { kind: 'link', text: 'trang cuộc họp', path },
    { kind: 'text', text: '.' },
  ]);
});

test.each(['và/help', '25/11', '/helpme', 'https://x.example/help'])('%s holds no command', (text) => {
  expect(piecesOf(text)).toEqual([{ kind: 'text', text }]);
});
