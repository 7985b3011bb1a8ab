/** What vendors call sour, whatever made it so. */
export const sourNames =
  'sour, sourish, soury, khatt~, katta, katti, katte, khattapan, khataas, acidic, khtta, khtte, khatey, khattey, pullaga, pullagaa, pullani, pullati, pulupu';
