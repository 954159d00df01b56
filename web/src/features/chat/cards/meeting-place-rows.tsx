import type { SingleChange } from '@hopgon/contract/chat/changes';
import { CardRow } from './card-frame.tsx';

/** Where a new meeting is held, who may see it, who leads it, and what its invitation says. */
export const MeetingPlaceRows = ({
  change: { room, location, isOnline, isClosed, people, chairId, secretaryId, note },
}: {
  readonly change: Extract<SingleChange, { kind: 'meeting' }>;
}) => (
  <>
    {room && <CardRow label="Phòng">{room.name}</CardRow>}
    {location !== '' && <CardRow label="Địa điểm">{location}</CardRow>}
    {isOnline === true && <CardRow label="Hình thức">Họp trực tuyến</CardRow>}
    {isClosed === true && <CardRow label="Ai xem được">Họp kín, chỉ người dự biết</CardRow>}
    {chairId !== undefined && <CardRow label="Chủ trì">{attendeeName(people, chairId)}</CardRow>}
    {secretaryId !== undefined && <CardRow label="Thư ký">{attendeeName(people, secretaryId)}</CardRow>}
    {note !== undefined && <CardRow label="Ghi chú">{note}</CardRow>}
  </>
);

const attendeeName = (people: Extract<SingleChange, { kind: 'meeting' }>['people'], id: string) =>
  people.find(({ userId }) => userId === id)?.displayName;

/** How many people are mailed once it is confirmed. */
export const InvitationRow = ({ mails }: { readonly mails: number }) => (
  <CardRow label="Giấy mời">{mails === 0 ? 'Không gửi email' : `Gửi ${mails} email`}</CardRow>
);
