/** What every electronic signature of ours says on the screen and in the PDF. */
export const ownSignatureNotice =
  'Chữ ký điện tử do công ty tự cấp chứng thư, không phải chữ ký số công cộng';
