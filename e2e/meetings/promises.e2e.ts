import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
const dayIn = (count: number): string => inDays(count).slice(0, 10);

test('a task is accepted by the link of its mail in one press, gets a later deadline and is reminded of', async ({
  given,
  browserOf,
  mailServer,
}) => {
  test.setTimeout(90_000);
  const { owner, company } = await given.owner('Trần Văn Hiếu');
  const mai = await given.person('Nguyễn Thị Mai');
  await given.joined(mai, company);
  const { id: meetingId } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    ...{ title: 'Giao ban xưởng', startsAt: inDays(-1), endsAt: inDays(-0.9) },
    participants: [{ userId: mai.id }],
  });
  const task = { title: 'Gửi bảng giá sơn', assigneeId: mai.id, deadline: dayIn(5), meetingId };
  await given.call(owner, company, ['POST', '/api/v1/action-items'], task);

  const mail = await mailServer.mailTo(
    mai.email,
    ({ subject }) => subject?.includes('Gửi bảng giá sơn') ?? false,
  );
  const link = /href="([^"]+answer=accept)"/.exec(mail.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  const mailed = await browserOf('somebody new');
  await mailed.goto(link);
  await expect(mailed.getByRole('heading', { name: 'Gửi bảng giá sơn', level: 1 })).toBeVisible();
  await expectAccessible(mailed);
  await mailed.getByRole('button', { name: 'Nhận việc' }).click();
  await expect(mailed.getByText('Bạn đã nhận việc này.')).toBeVisible();
  await mailed.reload();
  await expect(mailed.getByRole('heading', { name: 'Không mở được việc này' })).toBeVisible();

  const hers = await browserOf(mai);
  await hers.goto('/meetings/my-tasks');
  await hers.getByRole('button', { name: 'Thao tác khác với “Gửi bảng giá sơn”' }).click();
  await hers.getByRole('menuitem', { name: 'Xin lùi hạn' }).click();
  const [year, month, day] = dayIn(9).split('-');
  await hers.getByLabel('Hạn mới').fill(`${day}/${month}/${year}`);
  await hers.getByLabel('Lý do').fill('Chờ nhà máy báo giá');
  await hers.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await expect(hers.getByText('Lý do: Chờ nhà máy báo giá')).toBeVisible();

  const his = await browserOf(owner);
  await his.goto('/meetings/follow-ups');
  await his.getByRole('button', { name: 'Đồng ý lùi hạn' }).click();
  await expect(his.getByRole('cell', { name: `${day}/${month}/${year}` })).toBeVisible();
  await his.getByRole('button', { name: 'Nhắc: Gửi bảng giá sơn' }).click();
  await expect(his.getByText(/^Đã nhắc(?: ngày|, thư sẽ gửi)/)).toBeVisible();
  await expectAccessible(his);
});
