import type { Messages } from './en';

export const messages = (): Messages => ({
  replaced: (tool) =>
    `“${tool}” को दूसरे वर्शन पर लौटाया गया। वहाँ लिखा हुआ शायद चला गया; दाम और प्लेटें सुरक्षित हैं।`,
});
