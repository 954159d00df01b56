import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CallFailure } from '../../lib/api/call-failure.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { OfflineNotice } from './offline-notice.tsx';

let isReachable = true;
const ask = async () => {
  if (!isReachable) throw new CallFailure('unreachable', { status: 0 });
  return ['Gửi bảng giá'];
};
const itemsQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ queryKey }) => lastRead.read({ name: 'my items', queryKey }, ask),
});

function Items() {
  const { data } = useQuery(itemsQuery);
  return <p>{data}</p>;
}

let showItems: (areShown: boolean) => void = () => undefined;
function Shown() {
  const [areShown, setShown] = useState(true);
  showItems = setShown;
  return (
    <>
      <OfflineNotice />
      {areShown && <Items />}
    </>
  );
}

test('the notice names the time of kept lists that are on the page, and goes with them', async () => {
  await lastRead.read({ name: 'my items', queryKey: itemsQuery.queryKey }, ask);
  isReachable = false;
  await renderInApp(<Shown />);
  const notice = page.getByText(/^Không kết nối được máy chủ\. .* Dữ liệu lúc /);
  await expect.element(notice).toBeVisible();
  showItems(false);
  await expect.element(notice).not.toBeInTheDocument();
});
