import type { Company, Given, Person } from './support/given.ts';
import { openMembers } from './support/members.ts';
import { expect, test } from './support/test.ts';

const approvalWanted = (given: Given, owner: Person, company: Company) =>
  given.call(owner, company, ['PATCH', '/api/v1/company'], {
    version: 1,
    settings: { requireApproval: true },
  });

test.describe('who joins where approval is wanted', () => {
  test('waits until an admin lets them in', async ({ given, browserOf }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    await approvalWanted(given, owner, company);
    const [joiner, stranger] = await Promise.all([given.person('Lê Thị Bình'), given.person('Vũ Đức Minh')]);
    const [page, other] = await Promise.all([browserOf(owner), browserOf(joiner)]);
    const { cards, card, counts, search } = await openMembers(page);
    await expect(counts).not.toContainText('chờ duyệt');

    await other.goto(`/company-setup?code=${company.inviteCode}`);
    await other.getByRole('button', { name: 'Tham gia công ty' }).click();
    await expect(other.getByText('Đã gửi yêu cầu tham gia')).toBeVisible();
    await expect(counts, 'without reloading').toContainText('1 người đang chờ duyệt');
    await given.joined(stranger, company);
    await expect(counts).toContainText('2 người đang chờ duyệt');
    await expect(cards).toHaveCount(1);

    await counts.getByRole('button', { name: 'Duyệt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chờ duyệt' });
    await dialog.getByRole('button', { name: 'Duyệt Lê Thị Bình' }).click();
    await expect(page.getByText('Lê Thị Bình đã vào công ty')).toBeVisible();
    await expect(other, 'the one who waited goes on by themselves').toHaveURL('/dashboard');

    await dialog.getByRole('button', { name: 'Từ chối Vũ Đức Minh' }).click();
    await dialog.getByRole('button', { name: 'Từ chối Vũ Đức Minh' }).click();
    await expect(dialog).toContainText('Không còn ai chờ duyệt.');
    await page.keyboard.press('Escape');
    await expect(counts).not.toContainText('chờ duyệt');
    await expect(search, 'the button that led here is gone').toBeFocused();
    await expect(cards).toHaveCount(2);
    await expect(card('Lê Thị Bình')).toContainText('Thành viên');
  });
});

test.describe('whoever is removed while they work', () => {
  test('is out at once and told so, in every open page', async ({ given, browserOf }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    const member = await given.person('Trần Thị Bình');
    await given.joined(member, company);
    const [page, other] = await Promise.all([browserOf(owner), browserOf(member)]);
    const { cards } = await openMembers(page);
    await openMembers(other);
    await expect(cards).toHaveCount(2);

    await given.call(owner, company, ['DELETE', `/api/v1/members/${member.id}`]);
    await expect(cards).toHaveCount(1);
    await expect(other).toHaveURL('/company-setup');
    await expect(other.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
    await expect(other.getByText('Bạn không còn vào được Gỗ Vân')).toBeVisible();
    await other.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect(other.getByText('Bạn không còn vào được Gỗ Vân')).toBeHidden();
  });

  test('goes on in their other company', async ({ given, browserOf }) => {
    const { owner, company } = await given.owner('Nguyễn Văn Hợp');
    const member = await given.person('Trần Thị Bình');
    await given.company(member, 'Mộc Lan');
    await given.joined(member, company);
    const page = await browserOf(member);
    const { cards } = await openMembers(page);
    await expect(cards).toHaveCount(2);

    await given.call(owner, company, ['DELETE', `/api/v1/members/${member.id}`]);
    await expect(page.getByText(/không còn vào được Gỗ Vân.*Bạn đang ở Mộc Lan/)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main').getByText('Mộc Lan').first()).toBeVisible();
  });
});
