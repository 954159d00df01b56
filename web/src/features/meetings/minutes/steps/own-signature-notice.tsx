import { ownSignatureNotice } from '@hopgon/contract/minutes/signing/notice';

/** Said wherever such a signature is made or shown. */
export const OwnSignatureNotice = () => <p className="text-small text-muted">{ownSignatureNotice}.</p>;
