import type { Messages } from './en';

export const messages = (): Messages => ({
  expired:
    'Kaafi samay ho gaya, isliye aapki safety ke liye aapko sign out kiya gaya. Phir se sign in karein: aapne jo likha aur gina hai, woh bacha hua hai.',
  ended:
    'Aap sign out ho gaye hain: kisi aur phone ya computer par account badla gaya ya sign out kiya gaya. Phir se sign in karein: aapne jo likha aur gina hai, woh bacha hua hai.',
  unrenewed:
    'Aap sign in hi hain, aur aap jo bharenge woh bacha rahega. Account abhi aapka sign in jaanch nahin pa raha; yeh page apne aap phir koshish karega.',
  unstored:
    'Yeh page band karne tak hi aap sign in hain: phone mein jagah nahin hai, ya browser page ko kuch rakhne nahin deta. Agli baar phir se sign in karein.',
  signIn: 'Phir se sign in karein',
  later: 'Abhi nahin',
  seen: 'Theek hai',
});
