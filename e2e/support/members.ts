import type { Locator, Page } from '@playwright/test';

/** What a person sees and touches on the members page. */
export const membersOn = (page: Page) => {
  const cards = page.getByRole('list', { name: 'Thành viên', exact: true }).getByRole('listitem');
  return {
    cards,
    card: (name: string): Locator => cards.filter({ hasText: name }),
    rows: page.getByRole('table', { name: 'Thành viên' }).getByRole('row'),
    search: page.getByRole('searchbox', { name: 'Tìm thành viên' }),
    counts: page.getByRole('region', { name: 'Số thành viên' }),
    act: (
      act: 'Sửa thông tin' | 'Đổi vai trò' | 'Yêu cầu đăng nhập lại' | 'Xóa khỏi công ty',
      name: string,
    ): Locator => page.getByRole('button', { name: `${act}: ${name}`, exact: true }),
  };
};

export async function openMembers(page: Page) {
  await page.goto('/company-management');
  const members = membersOn(page);
  await members.cards.first().or(members.rows.nth(1)).waitFor();
  return members;
}
