import { expect, test } from 'vitest';
import { writeMail } from './write-mail.ts';

const address = 'https://hop.congty.vn/invitation#token=a&answer=accepted';

test('one mail reads alike as text and as HTML', () => {
  const { text, html } = writeMail([
    { is: 'words', text: 'Chào Bình,' },
    {
      is: 'facts',
      facts: [
        ['Địa điểm', 'Phòng 1'],
        ['Tham gia tại', 'https://hop.vn/x', 'https://hop.vn/x'],
      ],
    },
    { is: 'list', title: 'Thành phần tham dự', items: ['An (Chủ trì)'] },
    { is: 'buttons', buttons: [{ words: 'Nhận lời', address, primary: true }] },
    { is: 'link', words: 'Trả lời lời mời', address },
  ]);
  expect(text).toBe(
    `Chào Bình,\n\nĐịa điểm: Phòng 1\nTham gia tại: https://hop.vn/x\n\nThành phần tham dự:\n- An (Chủ trì)\n\nTrả lời lời mời:\n${address}\n`,
  );
  for (const words of ['Chào Bình,', '<b>Địa điểm:</b> Phòng 1', '<li>An (Chủ trì)</li>', '>Nhận lời</a>']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('<a href="https://hop.vn/x" style="color:inherit">https://hop.vn/x</a>');
  expect(html).toContain('href="https://hop.congty.vn/invitation#token=a&amp;answer=accepted"');
});

// ASVS v5.0.0-1.1.2, v5.0.0-1.2.1
test('input is escaped in text and in addresses', () => {
  const typed = `"><img src=x onerror=1>'&`;
  const { html } = writeMail([
    { is: 'words', text: typed },
    { is: 'facts', facts: [[typed, typed, typed]] },
    { is: 'list', title: typed, items: [typed] },
    { is: 'link', words: typed, address: typed },
    { is: 'buttons', buttons: [{ words: typed, address: typed }] },
  ]);
  expect(html).not.toContain('<img');
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=1&gt;&#39;&amp;/g)).toHaveLength(10);
});

test('it colours neither its paper nor its text, and loads nothing', () => {
  const { html } = writeMail([
    { is: 'words', text: 'Chào' },
    { is: 'link', words: 'Xem', address },
  ]);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/<(img|link|script|table|style)/);
  expect(html.match(/(?<!-)color:(?!inherit)[^;"]+/g)).toBeNull();
});
