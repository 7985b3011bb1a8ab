import type { Messages } from './en';

export const messages = (): Messages => ({
  network: 'Account tak abhi pahunch nahin paaye. Internet dekhein, phir koshish karein.',
  updating: 'Site update ho rahi hai. Kuch minute baad phir koshish karein.',
  busy: 'Account abhi busy hai. Ek minute baad phir koshish karein.',
  session: 'Aapka sign in khatam ho gaya hai. Phir se sign in karein, phir koshish karein.',
  owner: 'Yeh sirf thele ke maalik kar sakte hain.',
  too_many:
    'Bahut saare link pehle se khule hain. Woh 24 ghante mein band ho jaate hain; tab naya banayein.',
  name_taken: 'Is thele par is naam ka koi pehle se hai. Doosra naam likhein, jaise “Ravi 2”.',
  other: 'Yeh nahin ho paaya. Page dobara load karein, phir koshish karein.',
});
