import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { test } from '../testing/test.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

const Field = ({ label }: { readonly label: string }) => <input aria-label={label} />;

test('what is typed on the page of one meeting is not on the page of the next', async () => {
  const { defaultRemountDeps: remountDeps = () => null } = createAppRouter(
    createQueryClient(),
    createMemoryHistory(),
  ).options;
  const root = createRootRoute({
    component: () => (
      <>
        <Field label="Khung" />
        <Outlet />
      </>
    ),
  });
  const meeting = createRoute({
    getParentRoute: () => root,
    path: '/meetings/$meetingId',
    component: () => (
      <>
        <Field label="Lý do" />
        <Link to="/meetings/$meetingId" params={{ meetingId: 'sau' }}>
          Buổi sau
        </Link>
        <Link to="/meetings/$meetingId" params={{ meetingId: 'truoc' }} search={{ tab: 'bien-ban' }}>
          Biên bản
        </Link>
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([meeting]),
    history: createMemoryHistory({ initialEntries: ['/meetings/truoc'] }),
    defaultRemountDeps: (of) => Reflect.apply(remountDeps, null, [of]),
  });
  await render(<RouterProvider<typeof router> router={router} />);
  const reason = page.getByRole('textbox', { name: 'Lý do' });
  await reason.fill('Đi công tác');
  await page.getByRole('textbox', { name: 'Khung' }).fill('giữ');
  await page.getByRole('link', { name: 'Biên bản' }).click();
  await expect.element(reason).toHaveValue('Đi công tác');
  await page.getByRole('link', { name: 'Buổi sau' }).click();
  await expect.element(reason).toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: 'Khung' })).toHaveValue('giữ');
});
