import { hueOf } from '../lib/format/hue.ts';
import { initials } from '../lib/format/initials.ts';
import { cx } from './cx.ts';
import { hueGround } from './hue-class.ts';

export type AvatarSize = 24 | 32 | 40 | 48;

const sizes: Readonly<Record<AvatarSize, string>> = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-[12px]',
  40: 'size-10 text-[14px]',
  48: 'size-12 text-[16px]',
};

const shape = 'inline-flex shrink-0 items-center justify-center rounded-full leading-none font-semibold';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface AvatarProps extends Person {
  readonly size?: AvatarSize;
}

/** A person's initials in the hue that stays theirs. The name stands beside it, so it is not read aloud. */
export const Avatar = ({ id, name, size = 32 }: AvatarProps) => (
  <span aria-hidden="true" className={cx(shape, sizes[size], hueGround[hueOf(id)])}>
    {initials(name)}
  </span>
);

interface AvatarRowProps {
  readonly people: readonly Person[];
  readonly most?: number;
}

/** Some people in a row, overlapping; how many more there are stands at the end. */
export function AvatarRow({ people, most = 4 }: AvatarRowProps) {
  const shown = people.slice(0, most);
  const rest = people.length - shown.length;
  return (
    <span className="inline-flex [&>*+*]:-ml-[3px] [&>*]:ring-2 [&>*]:ring-surface">
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
