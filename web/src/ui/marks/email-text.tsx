import { Fragment } from 'react';

/** An address that breaks before its @ and dots, and inside a word only where one word alone is wider than its place. */
export const EmailText = ({ email }: { readonly email: string }) => (
  <span className="wrap-anywhere">
    {[...email.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
