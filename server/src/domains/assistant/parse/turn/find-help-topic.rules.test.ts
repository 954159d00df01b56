import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpTopicIds, helpTopics } from '../../shared/help-topics.rules.ts';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';

describe('what surely asks for help need not say how', () => {
  test.each([
    ['khách bên máy sấy có được báo không', 'guests-notified'],
    ['họp xong có tự ghi lại cho mình không', 'recording'],
    ['app nay co sync voi Google Calendar khong', 'calendar-feed'],
    ['how do i export bien ban ra word?', 'minutes'],
    ['bỏ phiếu giấu tên được không', 'secret-votes'],
    ['khách có cần tài khoản không', 'guests'],
  ])('%s: %s', (message, topic) => {
    expect(findHelpTopic(message, true)).toBe(topic);
  });

  test.each(['Hội nghị khách hàng mỗi năm làm mấy lần', 'làm được gì', 'mỗi dòng phải có những cột gì'])(
    'and is answered by no page that it does not name: %s',
    (message) => {
      expect(findHelpTopic(message, true)).toBeNull();
    },
  );
});

test('why somebody asks names nothing of the product', () => {
  const message = 'đại lý cấp 1 là thế nào, em đang code phân quyền';
  expect(findHelpTopic(message)).toBeNull();
  expect(findAskedTerm(message)).toBe('đại lý cấp 1');
});

describe('each step of the product has its help, however how is said', () => {
  test.each([
    ['hướng dẫn em cách gắn file vào biên bản', 'papers'],
    ['lam rang de coi lai bien ban may cuoc hop cu', 'minutes'],
    ['lỡ bấm xóa nhầm cuộc họp thì khôi phục kiểu gì', 'restore-meeting'],
    ['Cái nút trả lời lời mời nằm ở chỗ nào', 'answer-invitation'],
    ['ghi xong có tự ra biên bản được không', 'draft-minutes'],
    ['Biên bản duyệt rồi thì sửa lại kiểu gì', 'edit-minutes'],
    ['sao không thấy nút xuất excel', 'exports'],
    ['chia sẻ màn hình trong họp online bấm chỗ nào', 'share-screen'],
    ['lam sao tat thong bao buoi toi tren app', 'quiet-hours'],
    ['làm sao nhận được thông báo trên điện thoại', 'push-notifications'],
    ['muốn xin lùi hạn thì làm thế nào', 'extensions'],
    ['điểm danh ở đâu', 'votes'],
  ])('%s: %s', (message, topic) => {
    expect(findHelpTopic(message)).toBe(topic);
  });

  test('and each page of the app that a member opens is the page of a topic', () => {
    const routes = new URL('../../../../../../web/src/routes/', import.meta.url);
    const read = (file: string): string => readFileSync(new URL(file, routes), 'utf8');
    const pathsIn = (file: string): string[] =>
      [...read(file).matchAll(/path: '([^']+)'/gu)].map(([, path = '']) => path);
    const files = readdirSync(routes).filter((file) =>
      /^(?:analytics|dashboard|meetings|members|notifications|own-pages|scheduling|settings|verification)\.tsx$/u.test(
        file,
      ),
    );
    const paths = files.flatMap((file) =>
      file === 'settings.tsx'
        ? pathsIn(file).map((path) => (path.startsWith('/settings') ? path : `/settings${path}`))
        : pathsIn(file),
    );
    const helped = new Set(helpTopicIds.map((id) => helpTopics[id].page?.path));
    const left = paths.map((path) => path.replace(/(?<=.)\/$/u, '')).filter((path) => !helped.has(path));
    // A poll is opened by its link, and the places of a template from its settings.
    expect([...new Set(left)].toSorted()).toEqual([
      '/meetings/polls/$pollId',
      '/poll',
      '/settings/minutes/places',
    ]);
  });
});
