import { choose } from './support/choose.ts';
import type { Company, Given, Person } from './support/given.ts';
import { membersOn, openMembers } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** A company of four: an owner, an admin and two members. */
async function givenFour(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const [anh, dung, binh] = await Promise.all([
    given.person('Trần Đức Anh'),
    given.person('Đỗ Dũng'),
    given.person('Lê Thị Bình'),
  ]);
  for (const person of [dung, anh, binh]) await given.joined(person, company);
  await setRole(given, owner, company, anh, 'admin');
  const label = { department: 'Phòng Kỹ Thuật', position: 'Trưởng Nhóm' };
  await given.call(owner, company, ['PATCH', `/api/v1/members/${dung.id}`], label);
  return { owner, company, anh, dung, binh };
}

const setRole = (given: Given, owner: Person, company: Company, { id }: Person, role: 'admin' | 'member') =>
  given.call(owner, company, ['PUT', `/api/v1/members/${id}/role`], { role });

test('names everyone by given name, with initials, address, role, department and position, as cards or as rows', async ({
  given,
  browserOf,
}) => {
  const { owner, dung } = await givenFour(given);
  const page = await browserOf(dung);
  const { cards, card, counts, rows } = await openMembers(page);
  await expect(page.getByRole('heading', { name: 'Thành viên', level: 1 })).toBeVisible();
  await expect(cards).toContainText(['Trần Đức Anh', 'Lê Thị Bình', 'Đỗ Dũng', 'Nguyễn Văn Hợp']);
  await expect(card('Nguyễn Văn Hợp')).toContainText(/^NV.*Chủ sở hữu$/);
  await expect(card('Nguyễn Văn Hợp')).toContainText(owner.email);
  await expect(card('Nguyễn Văn Hợp').getByText('Không', { exact: true })).toHaveCount(2);
  await expect(card('Trần Đức Anh')).toContainText(/^TĐ.*Quản trị viên$/);
  await expect(card('Đỗ Dũng')).toContainText(/^ĐD.*\(bạn\).*Trưởng Nhóm.*Phòng Kỹ Thuật.*Thành viên$/);

  await expect(counts).toContainText(/Tổng thành viên.*4/);
  await expect(counts).toContainText(/Quản trị viên.*1/);
  await expect(counts).toContainText(/Chủ sở hữu.*1/);
  await expect(page.getByRole('radio', { name: 'Dạng lưới' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dạng lưới' }).press('ArrowRight');
  await expect(cards).toHaveCount(0);
  await expect(rows).toContainText(['Họ tên', 'Trần Đức Anh', 'Lê Thị Bình', 'Đỗ Dũng', 'Nguyễn Văn Hợp']);
  await expect(rows.nth(3)).toContainText(/ĐD.*@.*Trưởng Nhóm.*Phòng Kỹ Thuật.*Thành viên/);
  await page.reload();
  await expect(rows).toHaveCount(5);
  await page.getByRole('radio', { name: 'Dạng danh sách' }).press('ArrowLeft');
  await expect(cards).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('counts admins as they come and go, one owner always, and shows who joins, while one looks on', async ({
  given,
  browserOf,
}) => {
  const { owner, company, anh, binh } = await givenFour(given);
  const page = await browserOf(owner);
  const { counts, card } = await openMembers(page);
  const admins = counts.getByRole('definition').nth(1);
  const owners = counts.getByRole('definition').nth(2);
  for (const [person, role, count] of [
    [binh, 'admin', '2'],
    [binh, 'member', '1'],
    [anh, 'member', '0'],
  ] as const) {
    await setRole(given, owner, company, person, role);
    await expect(admins).toHaveText(count);
    await expect(owners).toHaveText('1');
  }
  const other = await browserOf(await given.person('Vũ Minh Châu'));
  await other.goto(`/company-setup?code=${company.inviteCode}`);
  await other.getByRole('button', { name: 'Tham gia công ty' }).click();
  await expect(card('Vũ Minh Châu')).toContainText('Thành viên');
  await expect(counts).toContainText(/Tổng thành viên.*5/);
});

test('finds people as one types, without marks and with them, whatever types', async ({
  given,
  browserOf,
}) => {
  const { owner, dung } = await givenFour(given);
  const page = await browserOf(owner);
  const { cards, search } = await openMembers(page);
  for (const [words, found] of [
    ['dung', ['Đỗ Dũng']],
    ['ĐỖ DŨNG', ['Đỗ Dũng']],
    ['bình lê', ['Lê Thị Bình']],
    ['ky thuat', ['Đỗ Dũng']],
    ['trưởng nhóm', ['Đỗ Dũng']],
    [dung.email, ['Đỗ Dũng']],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('status').filter({ hasText: 'Tìm thấy 1 người' })).toBeVisible();
    await expect(cards).toHaveCount(found.length);
    await expect(cards).toContainText(found);
  }
  await search.fill('không có ai tên này');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy thành viên nào' })).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Xóa tìm kiếm' }).click();
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(4);

  await search.focus();
  const typing = await page.context().newCDPSession(page);
  for (const text of ['d', 'du', 'dun', 'dung', 'dũng']) {
    await typing.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(search).toHaveValue(text);
  }
  await typing.send('Input.insertText', { text: 'dũng' });
  await expect(search).toHaveValue('dũng');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(['Đỗ Dũng']);
  // What UniKey does: it takes letters back and types them anew.
  await search.press('Backspace');
  await search.press('Backspace');
  await search.press('Backspace');
  await search.pressSequentially('ốx');
  await expect(search).toHaveValue('dốx');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy thành viên nào' })).toBeVisible();
  await search.fill('');

  await choose(page, 'Lọc theo vai trò', 'Quản trị viên');
  await expect(cards).toContainText(['Trần Đức Anh']);
  await expect(cards).toHaveCount(1);
});

test('has words for a list that could not be loaded, for a company without members and a member without a name', async ({
  given,
  browserOf,
}) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  await page.route('/api/v1/members?*', (route) => route.fulfill({ status: 400, json: { success: false } }));
  await page.goto('/company-management');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Đã xảy ra lỗi' })).toBeVisible();
  await expect(alert).toContainText('Không thể tải danh sách thành viên.');
  await page.unroute('/api/v1/members?*');
  await alert.getByRole('button', { name: 'Thử lại' }).click();
  await expect(membersOn(page).card('Nguyễn Văn Hợp')).toBeVisible();

  let nameless = false;
  // Neither comes from our server; another one may send it.
  await page.route('/api/v1/members?*', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const members = reply.data.members.map((member: object) => ({ ...member, displayName: '' }));
    reply.data = { members: nameless ? members : [], total: nameless ? 1 : 0, nextCursor: null };
    await route.fulfill({ response, json: reply });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chưa có thành viên nào' })).toBeVisible();
  nameless = true;
  await page.reload();
  await expect(membersOn(page).cards).toContainText([/^NA.*Chưa đặt tên/]);
});
