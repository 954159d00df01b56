import { createContext, useContext, useState } from 'react';
import { cx } from '../cx.ts';
import { hueGround } from '../layout/hue-class.ts';
import { hueOf } from './hue.ts';
import { initials } from './initials.ts';

export type AvatarSize = 24 | 32 | 40 | 48 | 96;

const sizes: Readonly<Record<AvatarSize, string>> = {
  24: 'size-6 text-[0.625rem]',
  32: 'size-8 text-[0.75rem]',
  40: 'size-10 text-[0.875rem]',
  48: 'size-12 text-[1rem]',
  96: 'size-24 text-[2rem]',
};

const shape =
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full leading-none font-semibold';

/** A hook that knows the address of a person's picture, null without one; provided by the layer that loads data. */
export const PhotoContext = createContext<(id: string) => string | null>(() => null);

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface AvatarProps extends Person {
  readonly size?: AvatarSize;
}

/** A person's picture, else their initials in the hue that stays theirs. The name stands beside it, so it is not read aloud. */
export function Avatar({ id, name, size = 32 }: AvatarProps) {
  const usePhoto = useContext(PhotoContext);
  const photo = usePhoto(id);
  const [broken, breakAt] = useState<string | null>(null);
  const shown = photo !== null && photo !== broken;
  return (
    <span aria-hidden="true" className={cx(shape, sizes[size], !shown && hueGround[hueOf(id)])}>
      {shown ? (
        <img src={photo} alt="" className="size-full object-cover" onError={() => breakAt(photo)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

interface AvatarRowProps {
  readonly people: readonly Person[];
  readonly most?: number;
}

/** Some people in a row, overlapping; how many more there are stands at the end. */
export function AvatarRow({ people, most = 4 }: AvatarRowProps) {
  const shown = people.slice(0, most);
  const rest = people.length - shown.length;
  return (
    <span className="inline-flex [&>*:nth-child(n+3)]:-ml-px [&>*]:ring-2 [&>*]:ring-surface">
      <span className="sr-only">{people.map((person) => person.name).join(', ')}</span>
      {shown.map((person) => (
        <Avatar key={person.id} {...person} size={24} />
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className={cx(shape, sizes[24], 'bg-sunken text-muted')}>
          +{rest}
        </span>
      )}
    </span>
  );
}
