import { usualRules } from '@hopgon/contract/governance/law';
import { listAdoptedDecisions } from '@hopgon/contract/minutes/decisions/routes';
import { acceptMinutesLines, updateMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { readMinutesSettings } from '@hopgon/contract/minutes/register/routes';
import { createMinutesComment } from '@hopgon/contract/minutes/remarks/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import { adoptMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { readSecurity } from '@hopgon/contract/security/routes';
import type { ProofMethod } from '@hopgon/contract/security/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { lineOf, minutesOf, openMinutes, paper } from '../../../../testing/open-minutes.tsx';
import { test } from '../../../../testing/test.ts';

const machine = lineOf(9, 'Chị Mẫn mua chụp mới.', { origin: 'reading', marks: ['unaccepted'] });
const draft = minutesOf();
const by = draft.drafted.by;
const at = '2026-11-20T03:40:00Z';
const reviewed = { by, at, message: '' };
const inReview = minutesOf({
  state: 'review',
  reviewed,
  can: { ...draft.can, requestReview: false, reopen: true, adopt: true },
});

test('what is missing leads to its line', async ({ api }) => {
  await page.viewport(1366, 768);
  const [first, ...rest] = draft.sections;
  await openMinutes(
    api,
    minutesOf({
      sections: first ? [{ ...first, lines: [...first.lines, machine] }, ...rest] : [],
      checks: { ...draft.checks, unaccepted: 1, missing: ['end'] },
    }),
  );
  const missing = page.getByRole('region', { name: 'Còn thiếu để thông qua' });
  await expect
    .element(missing)
    .toMatchTextContent(/Chưa ghi giờ kết thúc.*Máy đề xuất, chưa duyệt: “Chị Mẫn/);
  await missing.getByRole('button', { name: /Máy đề xuất/ }).click();
  await expect.element(paper.line(/Chị Mẫn/)).toHaveFocus();
});

test('what its turns do not say is not accepted with many others', async ({ api }) => {
  const [first, ...rest] = draft.sections;
  const other = lineOf(10, 'Kho mua keo.', { origin: 'reading', marks: ['unaccepted'] });
  const unsaid = lineOf(11, 'Dừng máy số 3.', { origin: 'reading', marks: ['unaccepted', 'no_evidence'] });
  await openMinutes(
    api,
    minutesOf({
      sections: first ? [{ ...first, lines: [machine, other, unsaid] }, ...rest] : [],
      checks: { ...draft.checks, unaccepted: 3, unsupported: 1 },
    }),
  );
  await page.getByRole('button', { name: 'Duyệt 2 dòng có căn cứ' }).click();
  await expect
    .poll(() => api.callsOf(acceptMinutesLines).map(({ body }) => body))
    .toEqual([{ lines: [machine, other].map(({ id, version }) => ({ id, version })) }]);
});

test('a draft is opened for comments', async ({ api }) => {
  await openMinutes(api);
  api.reply(requestMinutesReview, () => inReview);
  await page.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gửi biên bản để lấy góp ý?' });
  await dialog.getByRole('textbox', { name: 'Lời nhắn' }).fill('Nhờ mọi người xem mục 2.');
  await dialog.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await expect
    .poll(() => api.callsOf(requestMinutesReview))
    .toMatchObject([{ body: { message: 'Nhờ mọi người xem mục 2.' } }]);
});

test('where silence adopts, the day to object is that of the company until somebody chooses another', async ({
  api,
}) => {
  api.reply(readMinutesSettings, () => ({
    settings: {
      ...{ abbreviation: '', parentName: '', firstNumber: 1, adoptedBy: 'silence' as const, silenceDays: 10 },
      ...{ enterpriseCode: '', headOffice: '', votingRules: usualRules, recipients: [] },
    },
    ...{ version: 1, can: { edit: false } },
  }));
  api.reply(requestMinutesReview, () => inReview);
  await openMinutes(api, minutesOf({ adoptedBy: 'silence' }));
  await page.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gửi biên bản để lấy góp ý?' });
  await expect.element(dialog.getByRole('textbox', { name: 'Góp ý đến hết ngày' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await expect
    .poll(() => api.callsOf(requestMinutesReview).map(({ body }) => body))
    .toEqual([{ message: '' }]);
});

test('adopting says what it does and names the revision that was read', async ({ api }) => {
  await openMinutes(api, { ...inReview, revision: 7 });
  const adopted = minutesOf({
    state: 'adopted',
    reviewed,
    adopted: { by, at },
    number: { number: '112/BB-GV', at, isVoid: false },
    hash: '9f2c41d8'.padEnd(64, '0'),
    can: { ...draft.can, edit: false, requestReview: false, reopen: true, sign: ['secretary', 'chair'] },
  });
  api.reply(adoptMinutes, () => adopted);
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Thông qua biên bản?' });
  await expect.element(dialog).toMatchTextContent(/số kế tiếp/);
  await dialog.getByRole('button', { name: 'Thông qua', exact: true }).click();
  await expect.poll(() => api.callsOf(adoptMinutes)).toMatchObject([{ body: { revision: 7 } }]);
  await expect.element(page.getByText('Đã thông qua, số 112/BB-GV')).toBeVisible();
});

test('what somebody else writes while the dialog is open is read before it is adopted', async ({ api }) => {
  const { wake } = await openMinutes(api, { ...inReview, revision: 7 });
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Thông qua biên bản?' });
  const adopt = dialog.getByRole('button', { name: 'Thông qua', exact: true });
  await expect.element(adopt).toBeEnabled();
  api.reply(readMinutes, () => ({
    minutes: { ...inReview, revision: 8 },
    editions: [],
    can: { draft: false },
  }));
  wake();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/vừa được người khác sửa/);
  await expect.element(adopt).toBeDisabled();
});

test('what one writes in the dialog oneself is read', async ({ api }) => {
  const { update } = await openMinutes(api, { ...inReview, revision: 7 });
  api.reply(adoptMinutes, () => inReview);
  api.reply(listAdoptedDecisions, () => ({ decisions: [] }));
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  await page.getByRole('button', { name: 'Ghi hiệu lực' }).click();
  const terms = page.getByRole('dialog', { name: 'Hiệu lực của kết luận' });
  await terms.getByRole('textbox', { name: 'Đến hết ngày' }).fill('31/12/2026');
  api.reply(updateMinutesLine, ({ params }) => {
    const placed = update(String(params.minutesLineId), {
      terms: { validFrom: null, validTo: '2026-12-31', replaces: '' },
    });
    api.reply(readMinutes, () => ({
      minutes: { ...inReview, revision: 8 },
      editions: [],
      can: { draft: false },
    }));
    return placed;
  });
  await terms.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(terms).not.toBeInTheDocument();
  const dialog = page.getByRole('alertdialog', { name: 'Thông qua biên bản?' });
  await dialog.getByRole('button', { name: 'Thông qua', exact: true }).click();
  await expect.poll(() => api.callsOf(adoptMinutes)).toMatchObject([{ body: { revision: 8 } }]);
});

test('while something is missing it cannot be adopted', async ({ api }) => {
  await openMinutes(api, { ...inReview, checks: { ...draft.checks, recorded: 0 } });
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Chưa thông qua được' });
  await expect.element(dialog).toMatchTextContent(/Chưa điểm danh ai/);
  await expect
    .element(dialog.getByRole('button', { name: 'Thông qua', exact: true }))
    .not.toBeInTheDocument();
});

test('adopted minutes are read only and ask for the signed scan', async ({ api }) => {
  await page.viewport(1366, 768);
  await openMinutes(
    api,
    minutesOf({
      state: 'adopted',
      reviewed,
      adopted: { by, at },
      number: { number: '112/BB-GV', at, isVoid: false },
      can: { ...draft.can, edit: false, requestReview: false, reopen: true, sign: ['secretary', 'chair'] },
    }),
  );
  await expect.element(paper.sheet).toMatchTextContent(/Số: 112\/BB-GV/);
  await expect.element(paper.line(/Xưởng 2/)).not.toBeInTheDocument();
  const signatures = page.getByRole('region', { name: 'Chữ ký' });
  await expect.element(signatures.getByRole('button', { name: 'Tải bản PDF để in' })).toBeVisible();
  await expect.element(signatures.getByRole('button', { name: 'Tải bản quét lên' })).toBeVisible();
});

const adopted = minutesOf({
  state: 'adopted',
  reviewed,
  adopted: { by, at },
  number: { number: '112/BB-GV', at, isVoid: false },
  hash: '9f2c41d8'.padEnd(64, '0'),
  fileHash: '9f2c41d8'.padEnd(64, '0'),
  code: '7K4M9Q2XBFHT3N6P',
  can: { ...draft.can, edit: false, sign: ['chair'], signElectronically: ['chair'] },
});
const signed = minutesOf({
  ...adopted,
  can: { ...adopted.can, sign: [], signElectronically: [] },
  signatures: [
    {
      ...{ part: 'chair', way: 'electronic', signer: by, recorded: { by, at }, proof: 'password' },
      ...{ fileName: 'Biên bản đã ký.pdf', size: 1000, hash: 'b'.repeat(64) },
    },
  ],
});
const securityOf = (proofs: ProofMethod[]) => ({
  ...{ passwordChangedAt: at, twoFactorSince: null, recoveryCodesLeft: 0, passkeys: [] },
  ...{ passkeyObstacle: null, proofs },
});
const signatures = page.getByRole('region', { name: 'Chữ ký' });

/** By hand is the default; who may sign in the PDF chooses to. */
async function chooseElectronic(): Promise<void> {
  await expect.element(signatures.getByRole('button', { name: 'Tải bản PDF để in' })).toBeVisible();
  await signatures.getByText('Ký điện tử', { exact: true }).click();
}

test('the PDF is signed by password, after a wrong one was refused', async ({ api }) => {
  api.reply(readSecurity, () => securityOf(['password', 'totp', 'session']));
  await openMinutes(api, adopted);
  await chooseElectronic();
  await expect.element(signatures).toMatchTextContent(/không phải chữ ký số công cộng/);
  const field = signatures.getByLabelText('Mật khẩu của bạn');
  const button = signatures.getByRole('button', { name: 'Ký biên bản' });
  api.refuse(signMinutesElectronically, 'password_wrong');
  await field.fill('Sai9Mat-khau');
  await button.click();
  await expect.element(field).toHaveFocus();
  api.reply(signMinutesElectronically, () => {
    api.reply(readMinutes, () => ({ minutes: signed, editions: [], can: { draft: false } }));
    return signed;
  });
  await field.fill('Hop9Gon-dung');
  await button.click();
  await expect.element(signatures).toMatchTextContent(/Chủ tọa · ký điện tử bằng mật khẩu/);
  expect(api.callsOf(signMinutesElectronically).at(-1)).toMatchObject({
    params: { part: 'chair' },
    body: { hash: adopted.hash, proof: { by: 'password', password: 'Hop9Gon-dung' } },
  });
});

test('the PDF is signed by a second factor', async ({ api }) => {
  api.reply(readSecurity, () => securityOf(['password', 'totp']));
  api.reply(signMinutesElectronically, () => signed);
  await openMinutes(api, adopted);
  await chooseElectronic();
  await signatures.getByRole('button', { name: 'Dùng ứng dụng xác thực' }).click();
  await signatures.getByLabelText('Mã 6 số của ứng dụng xác thực').fill('123456');
  await signatures.getByRole('button', { name: 'Ký biên bản' }).click();
  await expect
    .poll(() => api.callsOf(signMinutesElectronically))
    .toMatchObject([{ body: { proof: { by: 'totp', code: '123456' } } }]);
});

test('without password and second factor there is nothing to sign with, and the way there is shown', async ({
  api,
}) => {
  api.reply(readSecurity, () => securityOf(['session']));
  await openMinutes(api, adopted);
  await chooseElectronic();
  await expect.element(signatures.getByRole('link', { name: 'Hồ sơ' })).toBeVisible();
  await expect.element(signatures.getByRole('button', { name: 'Ký biên bản' })).not.toBeInTheDocument();
});

test('a comment being written stays while the evidence is looked at', async ({ api }) => {
  await page.viewport(1366, 768);
  await openMinutes(api, { ...inReview, can: { ...inReview.can, edit: false } });
  const side = page.getByRole('complementary', { name: 'Bên cạnh biên bản' });
  await page.getByRole('button', { name: 'Góp ý về dòng này' }).first().click();
  await side.getByRole('textbox', { name: 'Góp ý về dòng này' }).fill('Sáng nay đã xong 90 bộ');
  await side.getByText('Căn cứ', { exact: true }).click();
  await side.getByText('Góp ý', { exact: true }).first().click();
  await expect
    .element(side.getByRole('textbox', { name: 'Góp ý về dòng này' }))
    .toHaveValue('Sáng nay đã xong 90 bộ');
});

test('day and hour of a number are those of the meeting', async ({ api }) => {
  await page.viewport(1366, 768);
  // 28 November, 01:30 in Vietnam; in Honolulu it is the day before.
  const number = { number: '112/BB-GV', at: '2026-11-27T18:30:00Z', isVoid: false };
  for (const [timeZone, words] of [
    ['Asia/Ho_Chi_Minh', 'cấp ngày 28/11/2026 lúc 01:30'],
    ['Pacific/Honolulu', 'cấp ngày 27/11/2026 lúc 08:30'],
  ] as const) {
    await openMinutes(api, minutesOf({ state: 'adopted', number, timeZone }));
    await expect.element(page.getByText(words)).toBeVisible();
    await cleanup();
  }
});

test('a comment on its way is sent once, although its form went and came back', async ({ api }) => {
  await page.viewport(1366, 768);
  await openMinutes(api, { ...inReview, can: { ...inReview.can, edit: false } });
  const side = page.getByRole('complementary', { name: 'Bên cạnh biên bản' });
  await page.getByRole('button', { name: 'Góp ý về dòng này' }).first().click();
  const field = side.getByRole('textbox', { name: 'Góp ý về dòng này' });
  await field.fill('Sáng nay đã xong 90 bộ');
  const keys: (string | null)[] = [];
  const { fetch: answer } = window;
  window.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return answer(input, init);
  };
  api.refuse(createMinutesComment, 'server_busy');
  await side.getByRole('button', { name: 'Góp ý', exact: true }).click();
  await expect.poll(() => keys.length).toBe(1);
  await side.getByText('Căn cứ', { exact: true }).click();
  await side.getByText('Góp ý', { exact: true }).first().click();
  api.reply(createMinutesComment, () => ({
    ...{ id: lineOf(70, '').id, lineId: null, deletedLine: null, text: 'Sáng nay đã xong 90 bộ' },
    ...{ author: by, assignee: null, resolved: null, createdAt: at, can: { resolve: false } },
  }));
  await side.getByRole('button', { name: 'Góp ý', exact: true }).click();
  await expect.element(field).toHaveValue('');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  window.fetch = answer;
});
