import type { SingleChange } from '@hopgon/contract/chat/changes';
import { CardRow } from './card-frame.tsx';

/** Where a new meeting is held, and who may see it. */
export const MeetingPlaceRows = ({
  change: { room, location, isOnline, isClosed },
}: {
  readonly change: Extract<SingleChange, { kind: 'meeting' }>;
}) => (
  <>
    {room && <CardRow label="Phòng">{room.name}</CardRow>}
    {location !== '' && <CardRow label="Địa điểm">{location}</CardRow>}
    {isOnline === true && <CardRow label="Hình thức">Họp trực tuyến</CardRow>}
    {isClosed === true && <CardRow label="Ai xem được">Họp kín, chỉ người dự biết</CardRow>}
  </>
);

/** How many people are mailed once it is confirmed. */
export const InvitationRow = ({ mails }: { readonly mails: number }) => (
  <CardRow label="Giấy mời">{mails === 0 ? 'Không gửi email' : `Gửi ${mails} email`}</CardRow>
);
