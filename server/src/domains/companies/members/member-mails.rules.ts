import { type PlainMail, plainMail } from '../../../platform/mail/plain-mail.rules.ts';

export interface MemberMailFacts {
  /** Whom it is written to. */
  readonly name: string;
  readonly company: string;
  /** Where this server is reached. */
  readonly site: string;
}

type Write = (facts: MemberMailFacts) => PlainMail;

export const approvedMail: Write = ({ name, company, site }) =>
  plainMail(`Bạn đã được duyệt vào ${company}`, { name }, [
    `Yêu cầu tham gia ${company} của bạn đã được duyệt. Bạn có thể bắt đầu tại:`,
    `${site}/dashboard`,
  ]);

export const turnedAwayMail: Write = ({ name, company }) =>
  plainMail(`Yêu cầu tham gia ${company} không được duyệt`, { name }, [
    `Yêu cầu tham gia ${company} của bạn không được duyệt. Nếu cho rằng đây là nhầm lẫn, hãy liên hệ quản trị viên của công ty.`,
  ]);

export const removedMail: Write = ({ name, company }) =>
  plainMail(`Bạn không còn là thành viên của ${company}`, { name }, [
    `Quản trị viên đã xóa bạn khỏi ${company} trên Họp Gọn. Bạn không còn xem được cuộc họp, bản gỡ băng và việc cần làm của công ty này.`,
    'Nếu cho rằng đây là nhầm lẫn, hãy liên hệ quản trị viên của công ty.',
  ]);

/** `until`: the last day to answer, written out. */
export const ownershipOfferedMail =
  (owner: string, until: string): Write =>
  ({ name, company, site }) =>
    plainMail(`${owner} mời bạn nhận quyền sở hữu ${company}`, { name }, [
      `${owner} muốn chuyển quyền sở hữu ${company} trên Họp Gọn cho bạn. Nếu nhận, bạn là chủ sở hữu của công ty và ${owner} trở thành quản trị viên.`,
      `Hãy xem và trả lời trước ${until} tại:`,
      `${site}/company-management`,
      'Nếu bạn không muốn nhận, hãy từ chối hoặc bỏ qua thư này.',
    ]);

export const ownershipWithdrawnMail =
  (owner: string): Write =>
  ({ name, company }) =>
    plainMail(`Lời mời nhận quyền sở hữu ${company} đã được rút lại`, { name }, [
      `${owner} đã rút lại lời mời nhận quyền sở hữu ${company}. Vai trò của bạn trong công ty vẫn như cũ.`,
    ]);

export const ownershipDeclinedMail =
  (member: string): Write =>
  ({ name, company, site }) =>
    plainMail(`${member} không nhận quyền sở hữu ${company}`, { name }, [
      `${member} đã từ chối nhận quyền sở hữu ${company}. Bạn vẫn là chủ sở hữu và có thể chọn người khác tại:`,
      `${site}/company-management`,
    ]);

export const ownershipHandedOverMail =
  (member: string): Write =>
  ({ name, company }) =>
    plainMail(`${company} đã có chủ sở hữu mới`, { name }, [
      `${member} đã nhận quyền sở hữu ${company}. Bạn nay là quản trị viên của công ty.`,
    ]);

export const ownershipReceivedMail: Write = ({ name, company, site }) =>
  plainMail(`Bạn nay là chủ sở hữu của ${company}`, { name }, [
    `Bạn đã nhận quyền sở hữu ${company}. Chủ sở hữu trước đây nay là quản trị viên.`,
    `Xem thành viên và cài đặt của công ty tại: ${site}/company-management`,
  ]);
