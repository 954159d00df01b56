/** Packages that the server's bundle loads from node_modules: those `external` there, and those that sources `require`. */
export const loadedPackages = [
  '@expo-google-fonts/tinos',
  '@node-rs/argon2',
  'nodemailer',
  'pdfmake',
  'sharp',
];
