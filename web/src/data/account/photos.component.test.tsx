import { listPhotos } from '@hopgon/contract/account/routes';
import { expect } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { usePhoto } from './photos.ts';

const Photo = ({ id }: { readonly id: string }) => <p>{usePhoto(id) ?? 'chữ cái'}</p>;

test('who has no id is not asked for, and takes no picture from the others', async ({ api }) => {
  api.reply(listPhotos, () => ({ photos: [] }));
  await renderInApp(
    <>
      <Photo id="" />
      <Photo id={idOf(2)} />
    </>,
  );
  await expect.poll(() => api.callsOf(listPhotos).map(({ query }) => query.ids)).toEqual([idOf(2)]);
});
