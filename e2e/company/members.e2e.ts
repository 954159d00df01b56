import { choose } from '../support/choose.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { InputMethod, typeWithUniKey } from '../support/input-method.ts';
import { openMembers } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

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

test('the list of members', async ({ given, browserOf }) => {
  const { owner, company, anh, dung, binh } = await givenFour(given);
  const page = await browserOf(dung);
  const { cards, card, counts, rows, search } = await openMembers(page);

  // Proves S1.013, S2.013, S2.099, S2.101, S2.102, S2.105, S2.106, S2.107, S4.026, S6.001
  // Proves S6.006, S6.012, S6.014
  await test.step('by given name, with initials, address, role, department and position, as cards or as rows', async () => {
    await expect(page.getByRole('heading', { name: 'Thành viên', level: 1 })).toBeVisible();
    await expect(cards).toContainText(['Trần Đức Anh', 'Lê Thị Bình', 'Đỗ Dũng', 'Nguyễn Văn Hợp']);
    await expect(card('Nguyễn Văn Hợp')).toContainText(/^NV.*Chủ sở hữu$/);
    await expect(card('Nguyễn Văn Hợp')).toContainText(owner.email);
    await expect(card('Nguyễn Văn Hợp').getByText('Không', { exact: true })).toHaveCount(2);
    await expect(card('Trần Đức Anh')).toContainText(/^TĐ.*Quản trị viên$/);
    await expect(card('Đỗ Dũng')).toContainText(/^ĐD.*\(bạn\).*Trưởng Nhóm.*Phòng Kỹ Thuật.*Thành viên$/);

    await expect(counts).toContainText(/thành viên.*4/);
    await expect(counts).toContainText(/quản trị viên.*1/);
    await expect(counts).toContainText(/chủ sở hữu.*1/);
    await expect(page.getByRole('radio', { name: 'Dạng lưới' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dạng lưới' }).press('ArrowRight');
    await expect(cards).toHaveCount(0);
    await expect(rows).toContainText(['Họ tên', 'Trần Đức Anh', 'Lê Thị Bình', 'Đỗ Dũng', 'Nguyễn Văn Hợp']);
    await expect(rows.nth(3)).toContainText(/ĐD.*@.*Trưởng Nhóm.*Phòng Kỹ Thuật.*Thành viên/);
  });

  // Proves S2.106, S2.117, S2.119, S8.031
  await test.step('a list that could not be loaded says so; how one looks at it is remembered', async () => {
    await page.route('/api/v1/members?*', (route) =>
      route.fulfill({ status: 400, json: { success: false } }),
    );
    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Đã xảy ra lỗi' })).toBeVisible();
    await expect(alert).toContainText('Không thể tải danh sách thành viên.');
    await page.unroute('/api/v1/members?*');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(rows).toHaveCount(5);
    await page.getByRole('radio', { name: 'Dạng danh sách' }).press('ArrowLeft');
    await expect(cards).toHaveCount(4);
  });

  // Proves S2.100, S2.118
  await test.step('found as one types, without marks and with them', async () => {
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
    await choose(page, 'Lọc theo vai trò', 'Quản trị viên');
    await expect(cards).toContainText(['Trần Đức Anh']);
    await expect(cards).toHaveCount(1);
    await choose(page, 'Lọc theo vai trò', 'Mọi vai trò');
    await expect(cards).toHaveCount(4);
  });

  // Proves S2.100, S2.118
  await test.step('found whatever types', async () => {
    await search.focus();
    const method = await InputMethod.on(page);
    for (const text of ['d', 'du', 'dun', 'dung', 'dũng']) {
      await method.compose(text);
      await expect(search).toHaveValue(text);
    }
    await method.commit('dũng');
    await expect(search).toHaveValue('dũng');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(['Đỗ Dũng']);
    await typeWithUniKey(search, [[3, 'ốx']]);
    await expect(search).toHaveValue('dốx');
    await expect(page.getByRole('heading', { name: 'Không tìm thấy thành viên nào' })).toBeVisible();
    await search.fill('');
  });

  // Proves S2.102, S2.103, S2.104
  await test.step('counts admins as they come and go, one owner always, and shows who joins, while one looks on', async () => {
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
    await given.joined(await given.person('Vũ Minh Châu'), company);
    await expect(card('Vũ Minh Châu')).toContainText('Thành viên');
    await expect(counts).toContainText(/thành viên.*5/);
  });

  // Proves S2.106, S2.117, S2.119, S8.031
  await test.step('has words for a company without members and a member without a name', async () => {
    let nameless = false;
    // Neither comes from our server; another one may send it.
    await page.route('/api/v1/members?*', async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      const members = reply.data.members.map((member: object) => ({ ...member, displayName: '' }));
      reply.data = { members: nameless ? members : [], total: nameless ? 1 : 0, nextCursor: null };
      await route.fulfill({ response, json: reply });
    });
    await setRole(given, owner, company, anh, 'admin');
    await expect(page.getByRole('heading', { name: 'Chưa có thành viên nào' })).toBeVisible();
    nameless = true;
    await setRole(given, owner, company, anh, 'member');
    await expect(cards).toContainText([/^NA.*Chưa đặt tên/]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('leads home', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Trang chủ' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
