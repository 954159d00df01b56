import type { LegalCheck, LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import { updateMinutes, updateMinutesPeople } from '@hopgon/contract/minutes/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { minutesOf, openMinutes, paper, personOf } from '../../../../testing/open-minutes.tsx';
import { test } from '../../../../testing/test.ts';

const legal: LegalFacts = {
  ...{ enterpriseCode: '', headOffice: 'Hà Nội', purpose: 'Mua máy CNC', agenda: '1. Mua máy CNC' },
  ...{ capitalUnit: 'dong', total: 1_000_000_000, call: 1, previousOn: null, invitedOn: null },
  ...{ isWritten: false, sentOn: null, dueOn: null, counterName: '', supervisorName: '' },
  ...{ isApprovedInMeeting: false, chairRefusal: '', secretaryRefusal: '' },
};
const checkOf = (code: string, rest: Partial<LegalCheck> = {}): LegalCheck => ({
  ...{ code, article: 'Điều 60 khoản 2 điểm a', title: 'Mục đích', isMet: true, reason: 'Đã ghi mục đích.' },
  ...{ to: 'legal', lineId: null },
  ...rest,
});
const draft = minutesOf();
const [section] = draft.sections;
const decision = section?.lines[1];
const council = minutesOf({
  template: 'members-council',
  legal,
  people: [personOf(1, 'Nguyễn Văn Hợp'), personOf(2, 'Ngô Trường Lễ')],
  checks: {
    ...draft.checks,
    legal: [
      checkOf('purpose'),
      checkOf('shares', {
        ...{ title: 'Phần vốn hoặc số phiếu của từng người', isMet: false, to: 'seats' },
        reason: 'Chưa ghi phần vốn hoặc số phiếu của Ngô Trường Lễ.',
      }),
      checkOf('decisions', {
        ...{ title: 'Quyết định được thông qua và tỷ lệ', isMet: false, to: 'line' },
        reason: 'Kết luận “Thống nhất tăng ca hai tối.” chưa gắn với biểu quyết nào.',
        lineId: decision?.id ?? null,
      }),
    ],
  },
});
const checklist = page.getByRole('region', { name: 'Điều kiện theo luật' });

test('what the law asks for stands beside the document, unmet first, and leads to its line', async ({
  api,
}) => {
  await page.viewport(1366, 768);
  await openMinutes(api, council);
  await expect
    .element(checklist)
    .toMatchTextContent(/đạt 1\/3.*Phần vốn.*Chưa ghi phần vốn.*Điều 60.*Mục đích/);
  await checklist.getByRole('button', { name: 'Quyết định được thông qua và tỷ lệ' }).click();
  await expect.element(paper.line(/Thống nhất tăng ca/)).toHaveFocus();
});

test('only what was changed of the facts is saved', async ({ api }) => {
  await page.viewport(1366, 768);
  await openMinutes(api, council);
  api.reply(updateMinutes, () => council);
  await checklist.getByRole('button', { name: 'Thông tin theo luật' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thông tin theo luật' });
  await dialog.getByRole('textbox', { name: 'Vốn điều lệ' }).fill('hai tỷ');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog).toMatchTextContent(/Hãy ghi một số/);
  await dialog.getByRole('textbox', { name: 'Vốn điều lệ' }).fill('2.000.000.000');
  await dialog.getByRole('textbox', { name: 'Mã số doanh nghiệp' }).fill('0312345678');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => api.callsOf(updateMinutes).map(({ body }) => body))
    .toEqual([{ version: 1, legal: { total: 2_000_000_000, enterpriseCode: '0312345678' } }]);
});

test('the share of a member is asked for, and who is no member has none', async ({ api }) => {
  await page.viewport(360, 740);
  const { recordPeople } = await openMinutes(api, council);
  recordPeople();
  await page.getByRole('button', { name: 'Các bước' }).click();
  await checklist.getByRole('button', { name: /^Phần vốn/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Thành viên' });
  await dialog.getByRole('textbox', { name: 'Phần vốn góp, Ngô Trường Lễ' }).fill('490.000.000');
  await dialog.getByRole('checkbox', { name: /Nguyễn Văn Hợp/ }).click();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => api.callsOf(updateMinutesPeople).map(({ body }) => body))
    .toMatchObject([
      {
        people: [
          { id: council.people[0]?.id, seat: { isMember: false } },
          { id: council.people[1]?.id, seat: { weight: 490_000_000 } },
        ],
      },
    ]);
});

test('who refuses to sign says why, or nothing is saved', async ({ api }) => {
  await page.viewport(1366, 768);
  await openMinutes(api, council);
  api.reply(updateMinutes, () => council);
  await checklist.getByRole('button', { name: 'Thông tin theo luật' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thông tin theo luật' });
  await dialog.getByText('Chủ tọa từ chối ký').click();
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog).toMatchTextContent(/Hãy ghi lý do từ chối ký/);
  await dialog.getByRole('textbox', { name: 'Lý do chủ tọa từ chối ký' }).fill('Không đồng ý mục 2');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => api.callsOf(updateMinutes).map(({ body }) => body))
    .toEqual([{ version: 1, legal: { chairRefusal: 'Không đồng ý mục 2' } }]);
});
