/** Spellings of addresses that a server must not connect to because somebody typed them. */
export const privateAddresses: readonly string[] = [
  ...['https://127.0.0.1/', 'https://127.1/', 'https://127.0.1/', 'https://0/', 'https://0.0.0.0/'],
  ...['https://2130706433/', 'https://0x7f000001/', 'https://0x7f.0x0.0x0.0x1/', 'https://0177.0.0.1/'],
  ...['https://017700000001/', 'https://127.0.0.1.:443/', 'https://①②⑦.⓪.⓪.①/', 'https://127。0。0。1/'],
  ...['https://127.255.255.254/', 'https://10.0.0.1/', 'https://172.16.0.1/', 'https://172.31.255.255/'],
  ...['https://192.168.0.1/', 'https://169.254.169.254/latest/meta-data/', 'https://100.64.0.1/'],
  ...['https://192.0.0.192/', 'https://198.18.0.1/', 'https://192.88.99.1/', 'https://224.0.0.1/'],
  ...['https://240.0.0.1/', 'https://255.255.255.255/', 'https://[::1]/', 'https://[::]/'],
  ...['https://[0:0:0:0:0:0:0:1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/'],
  ...['https://[::127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://[64:ff9b:1::1]/'],
  ...['https://[2002:7f00:1::]/', 'https://[2001:0:7f00:1::]/', 'https://[fe80::1]/', 'https://[fec0::1]/'],
  ...['https://[fc00::1]/', 'https://[fd12:3456::1]/', 'https://[ff02::1]/', 'https://[2001:db8::1]/'],
  ...['https://[100::1]/', 'https://[3fff::1]/'],
];

/** What is no https address of a host, or hides another one. */
export const strangeAddresses: readonly string[] = [
  ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'gopher://127.0.0.1:25/'],
  ...['javascript:alert(1)', 'data:text/plain,x', 'https:', 'https://', '//example.com/', '/etc/passwd'],
  ...['https://an:mk@example.com/', 'https://127.0.0.1@example.com/', 'https://exa mple.com/'],
  ...[
    'unix:/run/x.sock',
    'jar:https://example.com!/',
    'dict://127.0.0.1/',
    '',
    'example.com',
    'https://%00/',
  ],
];
