import type { Messages } from './en';

export const messages = (): Messages => ({
  ended: {
    expired:
      'Kaafi samay ho gaya, isliye aapki safety ke liye aapko sign out kiya gaya. Phir se sign in karein: aapne jo likha aur gina hai, woh bacha hua hai.',
    ended:
      'Aap sign out ho gaye hain: kisi aur phone ya computer par account badla gaya ya sign out kiya gaya. Phir se sign in karein: aapne jo likha aur gina hai, woh bacha hua hai.',
  },
  signIn: 'Phir se sign in karein',
  later: 'Abhi nahin',
});
