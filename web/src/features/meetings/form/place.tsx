import { typeWords } from '@hopgon/contract/meetings/names';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { buttonClass } from '../../../ui/buttons/button-class.ts';

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Where a meeting is; an address of the web can be followed. */
const Place = ({ location }: { readonly location: string }) =>
  isAddress(location) ? (
    <a href={location} target="_blank" rel="noreferrer" className="link break-all">
      {location}
    </a>
  ) : (
    location
  );

/** Everywhere a meeting is held: how, in which room, where, and by which link one joins. */
export function MeetingPlaces({ meeting }: { readonly meeting: Meeting }) {
  const { type, room, location, joinUrl, status } = meeting;
  const joinable = joinUrl !== '' && (status === 'upcoming' || status === 'ongoing');
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="break-words">
        {typeWords[type]}
        {room && ` · ${room.name}`}
        {location && ' · '}
        <Place location={location} />
      </span>
      {joinable && (
        <a href={joinUrl} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
          Vào cuộc họp
        </a>
      )}
    </span>
  );
}
