import { Suspense, useEffect, useMemo, useState } from 'react';
import { requestSignOut } from '../../data/account/sign-out-question.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import type { FramePerson } from './frame-person.ts';
import { SearchBox } from './search-box.tsx';
import { createTypedAhead } from './typed-ahead.ts';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazyOverlay(() => import('../search/palette.tsx'), 'Palette');
const KeysDialog = lazyOverlay(() => import('./keys-dialog.tsx'), 'KeysDialog');
const NewItemDialog = lazyOverlay(() => import('../items/new-item-dialog.tsx'), 'NewItemDialog');

/** The box in the bar, and what opens from it; each is fetched when first asked for. */
export function FrameSearch({ me, company, onSwitch, onJoin, onCreate }: FramePerson) {
  const [shown, show] = useState<'palette' | 'keys' | 'item' | null>(null);
  const ahead = useMemo(() => createTypedAhead(() => show(null)), []);
  const [onSearch, onHelp] = useMemo(() => {
    const search = () => {
      ahead.begin();
      show('palette');
    };
    return [search, () => show('keys')];
  }, [ahead]);
  useEffect(() => {
    if (shown !== 'palette') ahead.end();
  }, [shown, ahead]);
  useEffect(() => () => void ahead.end(), [ahead]);
  useShortcuts({ onSearch, onHelp });

  const others = me.companies.filter(({ id }) => id !== company.id);
  const actions = {
    switchTo: onSwitch,
    join: onJoin,
    create: onCreate,
    addItem: () => show('item'),
    showKeys: onHelp,
    signOut: requestSignOut,
  };
  const dialog = (which: typeof shown) => ({
    open: shown === which,
    onOpenChange: (open: boolean) => show((now) => (open ? which : now === which ? null : now)),
  });

  return (
    <>
      <SearchBox onOpen={onSearch} onNear={() => void Palette.preload()} />
      <Suspense>
        {shown === 'palette' && (
          <Palette
            {...dialog('palette')}
            company={company}
            others={others}
            actions={actions}
            takeTyped={ahead.end}
          />
        )}
        {shown === 'keys' && <KeysDialog {...dialog('keys')} />}
        {shown === 'item' && <NewItemDialog {...dialog('item')} />}
      </Suspense>
    </>
  );
}
